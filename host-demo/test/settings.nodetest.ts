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
      sessions: { idleSeconds: 7200, lifetimeSeconds: 604_800, impersonationSeconds: 1800 },
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
