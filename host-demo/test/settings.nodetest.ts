/** What the environment sets, and where everything is served. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remotes } from 'embed/remotes';
import {
  originOffsets,
  reloadOffset,
  remoteOrigin,
  toOriginOffsets,
} from '../src/settings/origins';
import { BadSettingError, readSettings } from '../src/settings/settings';

describe('origins', () => {
  it('each workspace that is published keeps its distance from the page', () => {
    assert.deepEqual(originOffsets, {
      'header-remote': 1,
      'footer-remote': 2,
      'lender-advertising-remote': 3,
      'access-denied-remote': 4,
      'session-shared': 5,
      embed: 6,
    });
    assert.equal(remoteOrigin({ port: 4000 }, 'embed'), 'http://127.0.0.1:4006');
    assert.throws(() => remoteOrigin({ port: 4000 }, 'made-up'), /made-up/);
  });
  it('a further remote has a port that nothing else has', () => {
    const names = [...remotes.map(({ name }) => name), 'made-up-remote', 'another-remote'];
    const offsets = toOriginOffsets(names);
    assert.equal(offsets['made-up-remote'], 8);
    const taken = [...Object.values(offsets), reloadOffset];
    assert.equal(new Set(taken).size, taken.length);
  });
});

describe('the environment', () => {
  it('OPN-76: nothing set is a demo on this machine', () => {
    const { dataDir, ...settings } = readSettings({});
    assert.match(dataDir, /[\\/]\.data$/);
    assert.deepEqual(settings, {
      port: 4000,
      databaseUrl: undefined,
      logLevel: 'warn',
      origins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
      trustProxy: false,
      googleClientId: '',
      limits: {
        signInsPerMinute: 120,
        failedSignInsPerAccount: 10,
        leadsPerMinute: 300,
        callsPerMinute: 6000,
      },
      leads: { keptDays: 730, calculatorKeptDays: 90 },
    });
  });
  it('OPN-76: what is set counts, and a variable without a value is not set', () => {
    const settings = readSettings({
      PORT: '4100',
      DATABASE_URL: '',
      LEADS_PER_MINUTE: '',
      CALLS_PER_MINUTE: '5',
      PUBLIC_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUST_PROXY: 'true',
    });
    assert.deepEqual(settings.origins, ['https://a.example', 'https://b.example:8443']);
    assert.deepEqual(
      [settings.port, settings.databaseUrl, settings.trustProxy],
      [4100, undefined, true],
    );
    assert.deepEqual([settings.limits.leadsPerMinute, settings.limits.callsPerMinute], [300, 5]);
  });
  it('OPN-76: leads go to a webhook, a mailbox or both, and are kept as long as is said', () => {
    const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
    const { leads } = readSettings({
      LEADS_WEBHOOK_URL: 'https://crm.example/leads',
      LEADS_WEBHOOK_SECRET: `${secret} ${secret}`,
      LEADS_EMAIL_TO: 'sales@maplehearth.example',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      LEADS_KEPT_DAYS: '0',
      CALCULATOR_KEPT_DAYS: '7',
    });
    assert.deepEqual(leads, {
      webhook: { url: 'https://crm.example/leads', secrets: [secret, secret] },
      email: {
        to: 'sales@maplehearth.example',
        from: 'sales@maplehearth.example',
        server: 'smtps://user:password@mail.example:465',
      },
      keptDays: 0,
      calculatorKeptDays: 7,
    });
  });
  it('OPN-76 S10: an address in the clear, a weak secret or half of a pair is refused', () => {
    const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
    const webhook = (LEADS_WEBHOOK_URL: string) => ({
      LEADS_WEBHOOK_URL,
      LEADS_WEBHOOK_SECRET: secret,
    });
    const refused: readonly (readonly [Record<string, string>, RegExp])[] = [
      [webhook('http://crm.example/leads'), /LEADS_WEBHOOK_URL=https:/],
      [webhook('https://user:word@crm.example/leads'), /without user and password/],
      [webhook('ftp://localhost/'), /LEADS_WEBHOOK_URL=https:/],
      [webhook('crm.example'), /LEADS_WEBHOOK_URL=https:/],
      [{ LEADS_WEBHOOK_URL: 'https://crm.example/leads' }, /LEADS_WEBHOOK_SECRET: whsec_/],
      [{ LEADS_WEBHOOK_SECRET: 'whsec_short' }, /24 to 64 random bytes/],
      [{ LEADS_WEBHOOK_SECRET: `${secret} password` }, /24 to 64 random bytes/],
      [{ LEADS_EMAIL_TO: 'sales@maplehearth.example' }, /SMTP_URL/],
      [{ LEADS_EMAIL_TO: 'sales', SMTP_URL: 'smtp://localhost' }, /LEADS_EMAIL_TO=/],
      [{ SMTP_URL: 'https://mail.example' }, /smtps:/],
      [{ LEADS_KEPT_DAYS: '-1' }, /LEADS_KEPT_DAYS=730/],
      [{ CALCULATOR_KEPT_DAYS: 'x' }, /CALCULATOR_KEPT_DAYS=0 keeps/],
    ];
    for (const [env, message] of refused)
      assert.throws(() => readSettings(env), { name: 'BadSettingError', message });
    for (const address of ['http://127.0.0.1:9/x', 'http://localhost/x', 'http://[::1]:9/'])
      assert.equal(readSettings(webhook(address)).leads.webhook?.url, address);
  });
  it('OPN-76: what cannot be used is named with its mend', () => {
    const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
      [
        { PORT: '65530' },
        /^PORT="65530" cannot be used\. Give a whole number from 1 to 65529, for example PORT=4000\.$/,
      ],
      [{ PORT: '1.5' }, /^PORT="1\.5"/],
      [{ LEADS_PER_MINUTE: '0' }, /^LEADS_PER_MINUTE="0" cannot be used/],
      [{ LOG_LEVEL: '' }, /^LOG_LEVEL="" is no level\. Give one of: fatal, error,/],
      [
        { PUBLIC_ORIGINS: 'https://a.example/path' },
        /^PUBLIC_ORIGINS holds "https:\/\/a\.example\/path"/,
      ],
    ];
    for (const [env, message] of cases)
      assert.throws(
        () => readSettings(env),
        (error) => error instanceof BadSettingError && message.test(error.message),
      );
  });
});
