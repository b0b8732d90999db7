import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** Rules that a remote may want alone, and the file each is in. */
const rules = {
  isAmount: 'fields/amounts',
  isBasicAuthPassword: 'fields/basicAuth',
  isBasicAuthUsername: 'fields/basicAuth',
  isCreditScoreBand: 'loans/creditScore',
  isEmailAddress: 'fields/email',
  isEmailLength: 'fields/email',
  isSafeHref: 'links/href',
  toSameHostPath: 'links/href',
  isLeadRole: 'leads/leadRole',
  leadAction: 'leads/lead',
  validateCompanyName: 'leads/leadValidation',
  validateEmail: 'leads/leadValidation',
  validateListedName: 'leads/leadValidation',
  validateName: 'leads/leadValidation',
  validateNmlsId: 'leads/leadValidation',
  validateNmlsType: 'leads/leadValidation',
  validateParsedPhone: 'leads/leadValidation',
  validatePhone: 'leads/leadValidation',
  validateRole: 'leads/leadValidation',
  isMessage: 'messages/message',
  isFirstAndLastName: 'fields/names',
  isName: 'fields/names',
  isNmlsId: 'lenders/nmlsId',
  formatIndividualName: 'lenders/individualName',
  isPercent: 'fields/percent',
  isSofrPercent: 'fields/percent',
  parsePercent: 'fields/percent',
  hasPermissions: 'people/permissions',
  isPhone: 'fields/phone',
  parsePhone: 'fields/phone',
  toShownRating: 'lenders/rating',
  formatService: 'lenders/review',
  isStateAbbreviation: 'places/stateAbbreviation',
  isSecureUrl: 'links/url',
  isUrl: 'links/url',
  isLender: 'people/user',
  withUserIdPrefix: 'people/user',
  isZipCode: 'fields/zipCode',
  isMessagingEligible: 'messages/messaging',
  parseDollars: 'fields/dollars',
  formatShortMoney: 'fields/money',
  signOutLink: 'menus/accountLinks',
} as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-shaking-'));
const ruleBytesMax = 1024;
let compiled: webpack.Stats | undefined;

beforeAll(async () => {
  const compiler = webpack({
    mode: 'production',
    context: path.resolve(__dirname, '../..'),
    entry: Object.fromEntries([
      ['nothing', 'data:text/javascript,globalThis.used=1'],
      ...Object.entries(rules).map(([rule, file]) => [
        rule,
        `data:text/javascript,import{${rule} as used}from'mortgage-domain/${file}';globalThis.used=used`,
      ]),
    ]),
    output: { path: folder },
    target: ['web', 'es2022'],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
  })!;
  compiled = await new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats))),
  );
  await new Promise((resolve) => compiler.close(resolve));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (entry: string): number => readFileSync(path.join(folder, `${entry}.js`)).length;

it('the rules can be bundled', () => {
  expect(
    compiled?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message),
  ).toEqual([]);
});

it.each(Object.keys(rules))('importing %s alone adds less than 1 KB', (rule) => {
  const added = bytesOf(rule) - bytesOf('nothing');
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(ruleBytesMax);
});
