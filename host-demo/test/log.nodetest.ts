import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import {
  goneDatabase,
  openTestDemo,
  ownOrigin,
  sampleLead,
  type TestDemo,
  useTestDemo,
} from './demo';

const demo = useTestDemo();

describe('the log', () => {
  const operations = Object.values<HostOperation>({
    ...hostPaths,
    ...hostActions,
  });
  const pages = [
    ...[
      '/',
      '/lender-profile/canary-path/',
      '/lender-directory/canary-path/canary-path/',
    ],
    ...[
      '/legacy/canary-path',
      '/legacy/lib/canary-path',
      '/static/canary-path',
    ],
    '/canary-path/%zz',
    ...['/mortgage/admin/leads', '/sites/canary-path/', '/challenge/pass'],
    ...[
      '/publish/canary-path/demo/0/canary-path/0/canary-path',
      '/demo/messages',
      '/readyz',
    ],
    ...[
      '/v2/subscribe/demo/canary-path/0',
      '/mortgageapi/canary-path',
      '/user/acct/login/',
    ],
  ];
  const canaries = (names: string) =>
    Object.fromEntries(
      names.split(' ').map((name) => [name, `canary-${name}`]),
    );
  const headers = {
    ...canaries(
      'cookie user-agent referer authorization accept-language x-request-id',
    ),
    ...canaries(
      'idempotency-key x-forwarded-host if-none-match range x-canary-header',
    ),
    'x-forwarded-for': 'canary-forwarded, 203.0.113.77',
    origin: ownOrigin,
  };
  const body = {
    ...canaries(
      'email password caller nmlsId query message website redirectUrl',
    ),
    ...sampleLead,
    firstName: 'canary-first',
    emailAddress: 'canary.person@lender.example.com',
    'canary-field': 'canary-value',
  };
  const bodies = {
    'application/json': JSON.stringify(body),
    'text/plain': JSON.stringify(body),
    'application/x-www-form-urlencoded': new URLSearchParams(body).toString(),
    'application/canary-type': '{"canary-broken',
  };

  const sendAll = async (own: TestDemo) => {
    const answers: LightMyRequestResponse[] = [];
    for (const url of [...pages, ...operations.map(({ path }) => path)]) {
      const to = `${url}${url.includes('?') ? '&' : '?'}canary-name=canary-query&tt=canary-query`;
      answers.push(await own.server.inject({ url: to, headers }));
      for (const [type, payload] of Object.entries(bodies)) {
        answers.push(
          await own.server.inject({
            method: 'POST',
            url: to,
            headers: { ...headers, 'content-type': type },
            payload,
          }),
        );
      }
    }
    return answers;
  };

  for (const isAway of [false, true]) {
    it(`has no sent data at level trace, with the database ${isAway ? 'away' : 'there'} (S04 S10)`, async () => {
      const lines: string[] = [];
      const own = await openTestDemo(
        {
          logLevel: 'trace',
          trustProxy: 1,
          logTo: { write: (line) => void lines.push(line) },
        },
        isAway ? { ...demo, db: goneDatabase(demo) } : demo,
      );
      const answers = await sendAll(own);
      await own.close();
      const statuses = new Set(answers.map(({ statusCode }) => statusCode));
      for (const status of [200, 400, 404, 415]) {
        assert.ok(statuses.has(status), String(status));
      }
      assert.ok(lines.length > answers.length, 'it is talkative');
      const told = lines.filter((line) =>
        /canary|203\.0\.113|Berg/i.test(line),
      );
      assert.deepEqual(told.slice(0, 3), []);
    });
  }

  it('an outage is one line a second, with the number of failures (F28)', async (context) => {
    const lines: { readonly failures: number }[] = [];
    const write = (text: string) => {
      const line = JSON.parse(text) as Partial<(typeof lines)[number]>;
      if (line.failures !== undefined) {
        lines.push({ failures: line.failures });
      }
    };
    const settings = { logLevel: 'error', logTo: { write } } as const;
    await using own = await openTestDemo(settings, {
      ...demo,
      db: goneDatabase(demo),
    });
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const visitor = own.visitor({
      origin: ownOrigin,
      cookie: 'mortgage_session=x',
    });
    const ask = () => visitor.postJson('/user/account/services/WhoAmI.htm', {});
    for (let asked = 0; asked < 200; asked += 1) {
      assert.equal((await ask()).statusCode, 503);
    }
    assert.equal(lines.map(({ failures }) => failures).join(), '1');
    context.mock.timers.tick(1000);
    assert.equal(lines.map(({ failures }) => failures).join(), '1,199');
    await ask();
    assert.equal(lines.length, 3);
  });
});
