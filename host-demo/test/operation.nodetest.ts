import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { createPasswords } from 'reference-api/accounts/passwords';
import type { Database } from 'reference-api/database/connect';
import { createWriteProbe } from 'reference-api/database/writeProbe';
import { leads } from 'reference-api/database/schema';
import { leadMessages } from 'reference-api/delivery/leadMessages';
import { createMetrics } from 'reference-api/metrics/metrics';
import { createApiServer } from 'reference-api/server';
import { createVisitor } from 'reference-api/testing/visitor';
import {
  goneDatabase,
  leadActionPath,
  openTestDemo,
  ownOrigin,
  sampleLead,
  useTestDemo,
} from './demo';
import { createHostPages } from '../src/server';

const demo = useTestDemo();

describe('health', () => {
  it('the process is alive without its database, and ready when the database takes writes (OPN-76)', async () => {
    for (const [db, ready] of [
      [demo.db, 200],
      [goneDatabase(demo), 503],
    ] as const) {
      const server = await createApiServer(
        demo.settings,
        db,
        createPasswords(),
        {
          host: createHostPages(demo.settings),
        },
      );
      assert.equal((await server.inject('/healthz')).statusCode, 200);
      const answer = await server.inject('/readyz');
      assert.deepEqual(
        [answer.statusCode, answer.headers['cache-control']],
        [ready, 'no-store'],
      );
      assert.ok(!answer.body.includes('canary-host'));
      await server.close();
    }
  });
  it('a read-only database is not ready (OPN-76)', async () => {
    await demo.db.transaction(async (reading) => {
      await reading.execute('set transaction read only');
      assert.equal(await createWriteProbe(reading)(), false);
    });
    assert.equal(await createWriteProbe(demo.db)(), true);
  });
  it('the database is asked at most once a second (S09)', async () => {
    let [asked, now] = [0, 0];
    const counting: Database = new Proxy(demo.db, {
      get: (db, name) => {
        asked += 1;
        const member: unknown = Reflect.get(db, name);
        return typeof member === 'function'
          ? (member as () => unknown).bind(db)
          : member;
      },
    });
    const isReady = createWriteProbe(counting, () => now);
    assert.deepEqual(await Promise.all([isReady(), isReady(), isReady()]), [
      true,
      true,
      true,
    ]);
    assert.equal(asked, 1);
    now = 1001;
    await isReady();
    assert.equal(asked, 2);
  });
});

describe('figures', () => {
  it('requests are counted by route, leads by role and outcome, without personal data (S10 OPN-76)', async () => {
    const metrics = createMetrics(demo.db);
    const server = await createApiServer(
      demo.settings,
      demo.db,
      createPasswords(),
      {
        metrics,
        host: createHostPages(demo.settings),
      },
    );
    const visitor = createVisitor(server, { origin: ownOrigin });
    const send = (role: string, more = {}) =>
      visitor.act(leadActionPath, { ...sampleLead, role, ...more });
    await send('BranchManager');
    await send('BranchManager', { emailAddress: 'canary' });
    await send('canary');
    await server.inject('/lender-directory/canary/?canary=1');
    await server.inject('/canary/');
    const text = await metrics.registry.metrics();
    await server.close();
    for (const line of [
      /^leads_total\{role="BranchManager",outcome="accepted"\} 1$/m,
      /^leads_total\{role="BranchManager",outcome="Invalid\w+"\} 1$/m,
      /^leads_total\{role="unknown",outcome="Invalid\w+"\} 1$/m,
      /^http_requests_total\{method="GET",route="none",status="404"\} 1$/m,
      /^http_requests_total\{method="GET",route="\/lender-directory\/:\w+\??",status="200"\} 1$/m,
      /^http_request_seconds_bucket\{le="0\.25",method="POST",route="\/mortgageapi\/.+"\} \d+$/m,
      /^process_cpu_seconds_total /m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ]) {
      assert.match(text, line);
    }
    assert.ok(!text.includes('canary'));
  });
  it('counts the leads that wait for a receiver, their age, and the failed ones (OPN-76)', async () => {
    const own = await openTestDemo();
    const [{ id: leadId } = { id: 0 }] = await own.db
      .insert(leads)
      .values({
        ...sampleLead,
        partnerId: 'RD-MAPLEWEB',
        idempotencyKey: 'figures',
      })
      .returning();
    const lead = {
      ...sampleLead,
      role: 'BranchManager',
      partnerId: 'RD-MAPLEWEB',
    } as const;
    const message = { leadId, lead, event: 'lead.received' } as const;
    await own.db.insert(leadMessages).values([
      {
        ...message,
        messageId: 'waits',
        createdAt: sql`now() - interval '90 seconds'`,
      },
      { ...message, messageId: 'waits, too' },
      { ...message, messageId: 'given up', status: 'failed' },
    ]);
    const text = await createMetrics(own.db).registry.metrics();
    await own.close();
    assert.match(text, /^outbox_waiting 2$/m);
    assert.match(text, /^outbox_oldest_seconds 9\d(?:\.\d+)?$/m);
    assert.match(text, /^outbox_failed 1$/m);
  });
  it('the pool of a database server is measured; an unreadable outbox is missing, not empty (OPN-76)', async () => {
    const pool = { totalCount: 7, idleCount: 2, waitingCount: 4 };
    const metrics = createMetrics(
      { $client: pool } as unknown as Database,
      goneDatabase(demo),
    );
    const text = await metrics.registry.metrics();
    for (const [state, value] of Object.entries({
      open: 7,
      idle: 2,
      awaited: 4,
    })) {
      assert.match(
        text,
        new RegExp(`^database_connections_${state} ${value}$`, 'm'),
      );
    }
    assert.doesNotMatch(text, /^outbox_waiting/m);
  });
});

describe('request ids', () => {
  const given = '0af7651916cd43dd8448eb211c80319c';
  const idOf = async (
    trustProxy: false | 1,
    headers: Record<string, string>,
  ) => {
    const lines: { readonly reqId?: string }[] = [];
    const own = await openTestDemo(
      {
        trustProxy,
        logLevel: 'info',
        logTo: {
          write: (line) =>
            lines.push(JSON.parse(line) as (typeof lines)[number]),
        },
      },
      demo,
    );
    const response = await own.server.inject({ url: '/healthz', headers });
    await own.close();
    const ids = new Set(lines.flatMap(({ reqId }) => reqId ?? []));
    assert.deepEqual(
      [...ids],
      [response.headers['x-request-id']],
      'every line has the id',
    );
    return response.headers['x-request-id'] as string;
  };

  it("the proxy's id is logged and returned (OPN-76)", async () => {
    assert.equal(await idOf(1, { 'x-request-id': given }), given);
  });
  it("a client's own id and a malformed one are not (OPN-76 S22)", async () => {
    for (const [trust, id] of [
      [false, given],
      [1, 'ada@lender.example.com'],
      [1, 'short'],
      [1, `${given}\u00e4`],
      [1, 'a'.repeat(65)],
    ] as const) {
      assert.match(
        await idOf(trust, { 'x-request-id': id }),
        /^[\da-f]{8}-[\da-f-]{27}$/,
      );
    }
  });
});
