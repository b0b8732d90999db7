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
  isCreditScoreBand: 'loans/borrower',
  isEmailAddress: 'fields/email',
  isEmailLength: 'fields/email',
  isSafeHref: 'links/href',
  toSameHostPath: 'links/redirect',
  isLeadRole: 'leads/leadRole',
  leadAction: 'leads/leadAction',
  validateCompanyName: 'leads/leadValidation',
  validateEmail: 'leads/leadValidation',
  validateName: 'leads/leadValidation',
  validateNmlsId: 'leads/leadValidation',
  validateLender: 'leads/leadValidation',
  validateParsedPhone: 'leads/leadValidation',
  validatePhone: 'leads/leadValidation',
  validateRole: 'leads/leadValidation',
  isMessage: 'fields/message',
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
  toShownRating: 'lenders/review',
  formatService: 'lenders/review',
  isStateAbbreviation: 'places/stateNames',
  isSecureUrl: 'links/url',
  isUrl: 'links/url',
  isLender: 'people/user',
  withUserIdPrefix: 'people/user',
  isZipCode: 'fields/zipCode',
  isMessagingEligible: 'messages/messagingStatus',
  parseDollars: 'fields/dollars',
  formatShortMoney: 'fields/money',
  accountLinks: 'menus/accountLinks',
} as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-shaking-'));
const ruleBytesMax = 1024;
let compiled: webpack.Stats | undefined;

const toEntry = (program: string): string => `data:text/javascript,${program}`;
const entries = Object.entries(rules).map(([rule, file]): [string, string] => [
  rule,
  toEntry(`import{${rule} as used}from'mortgage-domain/${file}';globalThis.used=used`),
]);

beforeAll(async () => {
  const compiler = webpack({
    mode: 'production',
    context: path.resolve(__dirname, '../..'),
    entry: { nothing: toEntry('globalThis.used=1'), ...Object.fromEntries(entries) },
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
  });
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
