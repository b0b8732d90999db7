import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { usualClaims } from './oidcVariables';
import { BadSettingError, environmentRows, readSettings } from './settings';

type Environment = Readonly<Record<string, string>>;
const folder = openFolder('settings');
const webhookSecret = `whsec_${Buffer.alloc(24).toString('base64')}`;
before(() => writeFileSync(path.join(folder, 'file'), ''));
function readMistakes(env: Environment): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    assert.ok(error instanceof BadSettingError, String(error));
    return error.message.split('\n');
  }
  return [];
}

describe('the environment', () => {
  it('OPN-76: the defaults make a demo on this machine', () => {
    const { dataDir, ...settings } = readSettings({});
    assert.match(dataDir, /[\\/]\.data$/);
    assert.deepEqual(settings, {
      port: 4000,
      databaseUrl: undefined,
      databaseConnections: 10,
      secret: undefined,
      logLevel: 'warn',
      origins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
      trustProxy: false,
      googleClientId: '',
      limits: {
        signInsPerMinute: 120,
        failedSignInsPerAccount: 10,
        leadsPerMinute: 300,
        callsPerMinute: 6000,
        lookupsPerMinute: 60,
      },
      operation: {
        listenHost: '127.0.0.1',
        metricsPort: 0,
        staticOrigin: undefined,
        shellOrigin: undefined,
        requestTimeoutSeconds: 20,
        shutdownDelaySeconds: 0,
        shutdownDeadlineSeconds: 10,
      },
      leads: {
        keptDays: 730,
        calculatorKeptDays: 90,
        measurementsKeptDays: 90,
      },
      sessions: {
        idleSeconds: 7200,
        lifetimeSeconds: 604_800,
        impersonationSeconds: 1800,
      },
      isDemo: false,
    });
  });
  it('is a demo only when DEMO says so, and never when others can reach it (OPN-92 S25)', () => {
    const own: readonly Environment[] = [
      { LISTEN_HOST: 'localhost' },
      { PUBLIC_ORIGINS: 'http://localhost:4000' },
      { PORT: '4200' },
    ];
    for (const env of own) {
      assert.equal(readSettings(env).isDemo, false);
      assert.equal(
        readSettings({ ...env, DEMO: 'on' }).isDemo,
        true,
        JSON.stringify(env),
      );
    }
    const shared: Environment = {
      DATABASE_URL: 'postgres://localhost/demo',
      LISTEN_HOST: '0.0.0.0',
      PUBLIC_ORIGINS: 'http://www.maplehearth.example https://b.example',
      STATIC_ORIGIN: 'https://static.example',
      TRUST_PROXY: '1',
    };
    for (const [name, value] of Object.entries(shared)) {
      const [mistake = '', ...others] = readMistakes({
        [name]: value,
        DEMO: 'on',
      });
      assert.match(
        mistake,
        new RegExp(`^DEMO="on" cannot be used\\. .*: ${name}\\.`),
      );
      assert.deepEqual(others, [], name);
    }
    assert.match(
      readMistakes({ DEMO: 'yes' })[0] ?? '',
      /Give one of: off, on/,
    );
  });
  it('OPN-76: reads values without the blanks around them', () => {
    const settings = readSettings({
      PORT: ' 4100 ',
      DATA_DIR: 'here',
      CALLS_PER_MINUTE: '5',
      PUBLIC_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: '1',
      SECRET: '0123456789abcdef0123456789abcdef',
      DATABASE_CONNECTIONS: '4',
    });
    assert.deepEqual(settings.origins, [
      'https://a.example',
      'https://b.example:8443',
    ]);
    assert.deepEqual([settings.port, settings.trustProxy], [4100, 1]);
    assert.equal(settings.databaseConnections, 4);
    assert.equal(settings.secret, '0123456789abcdef0123456789abcdef');
    assert.equal(settings.limits.callsPerMinute, 5);
    assert.equal(settings.dataDir, path.resolve('here'));
    assert.equal(
      readSettings({ DATA_DIR: 'here' }, folder).dataDir,
      path.join(folder, 'here'),
    );
  });
  for (const blank of ['', ' ', '\t\n']) {
    it(`OPN-76: treats ${JSON.stringify(blank)} as not set, for every variable`, () => {
      for (const name of Object.keys(environmentRows)) {
        assert.deepEqual(
          readSettings({ [name]: blank }),
          readSettings({}),
          name,
        );
      }
    });
  }
  it('OPN-76: reads the webhook and the days that rows are kept', () => {
    const { leads } = readSettings({
      LEADS_WEBHOOK_URL: 'https://crm.example/leads',
      LEADS_WEBHOOK_SECRET: `${webhookSecret} ${webhookSecret}`,
      LEADS_WEBHOOK_CONCURRENCY: '9',
      LEADS_KEPT_DAYS: '0',
      CALCULATOR_KEPT_DAYS: '7',
      MEASUREMENTS_KEPT_DAYS: '5',
    });
    const url = 'https://crm.example/leads';
    assert.deepEqual(leads, {
      webhook: { url, secrets: [webhookSecret, webhookSecret], concurrency: 9 },
      keptDays: 0,
      calculatorKeptDays: 7,
      measurementsKeptDays: 5,
    });
  });
  const webhook = (LEADS_WEBHOOK_URL: string) => ({
    LEADS_WEBHOOK_URL,
    LEADS_WEBHOOK_SECRET: webhookSecret,
  });
  it('S10: takes an unencrypted address of this machine', () => {
    for (const address of [
      'http://127.0.0.1:9/x',
      'http://localhost/x',
      'http://[::1]:9/',
    ]) {
      assert.equal(readSettings(webhook(address)).leads.webhook?.url, address);
    }
  });
  const oidc = {
    OIDC_ISSUER: 'https://login.company.example/realms/web',
    OIDC_CLIENT_ID: 'page-shell',
    OIDC_CLIENT_SECRET: 'a secret',
  };
  it('EXT-1: reads the identity provider, with claims and roles by other names', () => {
    assert.equal(readSettings({}).oidc, undefined);
    assert.deepEqual(
      readSettings({
        ...oidc,
        OIDC_CLAIMS: 'roles=groups',
        OIDC_ROLES: 'web=CustomerSupport web=Lender, sales=SalesAdmin',
      }).oidc,
      {
        issuer: oidc.OIDC_ISSUER,
        clientId: 'page-shell',
        clientSecret: 'a secret',
        scope: 'openid email profile',
        claims: { ...usualClaims, roles: 'groups' },
        roles: { web: ['CustomerSupport', 'Lender'], sales: ['SalesAdmin'] },
      },
    );
  });
  const unusable: readonly (readonly [Environment, RegExp])[] = [
    [
      { PORT: '65530' },
      /^PORT="65530" cannot be used\. Give a whole number from 1 to 65529, for example PORT=4000\.$/,
    ],
    [{ PORT: '1.5' }, /^PORT="1\.5"/],
    [{ DATABASE_CONNECTIONS: '0' }, /^DATABASE_CONNECTIONS="0" cannot be used/],
    [
      { SECRET: 'canary-secret' },
      /^SECRET cannot be used\. It is too short\. Give at least 32 characters/,
    ],
    [
      { METRICS_PORT: '4001' },
      /^METRICS_PORT="4001" cannot be used\. The server itself has/,
    ],
    [{ LEADS_PER_MINUTE: '0' }, /^LEADS_PER_MINUTE="0" cannot be used/],
    [
      { LOG_LEVEL: 'WARN' },
      /^LOG_LEVEL="WARN" cannot be used\. Give one of: fatal, error,/,
    ],
    [
      { PUBLIC_ORIGINS: 'http://a.example/path' },
      /^PUBLIC_ORIGINS="http:\/\/a\.example\/path" cannot be used\. It is no origin\./,
    ],
    [
      { PUBLIC_ORIGINS: 'https://a.example' },
      /^TRUST_PROXY cannot be used\. It is missing/,
    ],
    [
      { PUBLIC_ORIGINS: ' , ,' },
      /^PUBLIC_ORIGINS cannot be used\. It holds commas alone\./,
    ],
    [
      { DATABASE_URL: 'mysql://me:canary@db' },
      /^DATABASE_URL cannot be used\. It is no address/,
    ],
    [
      { DATABASE_URL: 'postgres:canary' },
      /^DATABASE_URL cannot be used\. It is no address/,
    ],
    [
      { DATA_DIR: path.join(folder, 'file') },
      /^DATA_DIR=".+file" cannot be used\. It is no fol/,
    ],
    [
      { DATA_DIR: path.join(folder, 'file/below/it') },
      /^DATA_DIR=".+" cannot be used\./,
    ],
    [webhook('http://crm.example/leads'), /LEADS_WEBHOOK_URL=https:/],
    [
      webhook('https://user:canary@crm.example/leads'),
      /without user and password/,
    ],
    [webhook('https://:canary@crm.example/leads'), /without user and password/],
    [webhook('ftp://localhost/'), /LEADS_WEBHOOK_URL=https:/],
    [webhook('crm.example'), /LEADS_WEBHOOK_URL=https:/],
    [
      { LEADS_WEBHOOK_URL: 'https://crm.example/leads' },
      /LEADS_WEBHOOK_SECRET: whsec_/,
    ],
    [{ LEADS_WEBHOOK_SECRET: 'whsec_short' }, /24 to 64 random bytes/],
    [
      { LEADS_WEBHOOK_SECRET: `${webhookSecret} canary` },
      /24 to 64 random bytes/,
    ],
    [{ LEADS_KEPT_DAYS: '-1' }, /LEADS_KEPT_DAYS=730/],
    [{ CALCULATOR_KEPT_DAYS: 'x' }, /CALCULATOR_KEPT_DAYS=0 keeps/],
    [
      { ...oidc, OIDC_ISSUER: 'http://login.company.example' },
      /with https, .*OIDC_ISSUER=https:/,
    ],
    [
      { OIDC_CLIENT_ID: 'shell' },
      /^OIDC_ISSUER cannot be used\. It is missing\. Register/,
    ],
    [
      { ...oidc, OIDC_CLIENT_SECRET: '' },
      /^OIDC_CLIENT_SECRET cannot be used\. It is missing/,
    ],
    [{ ...oidc, OIDC_CLAIMS: 'roles' }, /OIDC_CLAIMS="firstName=given_name/],
    [
      { ...oidc, OIDC_CLAIMS: 'surname=family_name' },
      /the names are firstName, lastName/,
    ],
    [{ ...oidc, OIDC_ROLES: 'web=Boss' }, /they can be Agent, Lender/],
  ];
  it('OPN-76 EXT-1 S10: names each unusable value with advice, and shows no password', () => {
    for (const [env, message] of unusable) {
      const [line, ...others] = readMistakes(env);
      assert.match(line ?? 'none', message);
      assert.deepEqual(others, []);
      assert.ok(!line!.includes('canary'), 'no message shows a password');
    }
  });
  it('OPN-76: reports all mistakes at once, one per line', () => {
    const mistakes = readMistakes({
      PORT: 'none',
      TRUST_PROXY: 'yes',
      PUBLIC_ORIGINS: 'a.example https://fine.example b.example',
      DATABSE_URL: 'postgres://a/b',
    });
    assert.deepEqual(
      mistakes.map((line) => line.split(/[= ]/, 1)[0]),
      [
        'PORT',
        'PUBLIC_ORIGINS',
        'PUBLIC_ORIGINS',
        'TRUST_PROXY',
        'DATABSE_URL',
      ],
    );
  });
  it('OPN-76: refuses a misspelt name, and ignores the variables of other programs', () => {
    const resembling = {
      DATABASE_URI: 'DATABASE_URL',
      DATABASEURL: 'DATABASE_URL',
      PUBLIC_ORIGIN: 'PUBLIC_ORIGINS',
      DATADIR: 'DATA_DIR',
      FAILED_SIGNINS_PER_ACCOUNT: 'FAILED_SIGN_INS_PER_ACCOUNT',
      Port: 'PORT',
    };
    for (const [name, meant] of Object.entries(resembling)) {
      assert.deepEqual(readMistakes({ [name]: '1' }), [
        `${name} is set, and nothing reads it. Did you mean ${meant}? Rename it, or unset it.`,
      ]);
    }
    const others = [
      'PATH',
      'POST',
      'HOME',
      'NO_PROXY',
      'HTTPS_PROXY',
      'HOSTNAME',
      'E2E_PORT',
    ];
    for (const name of [
      ...others,
      'TEST_DATABASE',
      'NODE_ENV',
      'NODE_OPTIONS',
      'USER',
    ]) {
      assert.deepEqual(readMistakes({ [name]: '1' }), [], name);
    }
  });
});

describe('TRUST_PROXY', () => {
  const noNumbers = [
    'true',
    'TRUE',
    'yes',
    'on',
    '-1',
    '1.5',
    '11',
    ',',
    'loopback',
    '10.0.0',
  ];
  const networks = [
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
  ];
  for (const given of [
    ...noNumbers,
    ...networks.map((network) => `127.0.0.1,${network}`),
  ]) {
    it(`S07 S19: refuses ${given}, which is neither a number of proxies nor their addresses`, () => {
      const [line, ...others] = readMistakes({ TRUST_PROXY: given });
      assert.match(
        line!,
        /^TRUST_PROXY=".+" cannot be used\. Give the number of proxies/,
      );
      assert.deepEqual(others, []);
    });
  }
  it('OPN-76: takes a number or a list; 0 means no proxies', () => {
    const read = (text: string) =>
      readSettings({ TRUST_PROXY: text }).trustProxy;
    assert.deepEqual(
      [read('0'), read('2'), read('10.0.0.0/8, ::1 fd00::/8')],
      [false, 2, ['10.0.0.0/8', '::1', 'fd00::/8']],
    );
  });
});
