import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import pg from 'pg';
import {
  toGlobalChannel,
  readMessagingEligibility,
} from 'mortgage-domain/messages/messagingEligibility';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import { sampleEmail } from '../src/samples/sampleAccounts';
import { openDatabase } from 'reference-api/database/connect';
import { seedAccounts } from '../src/samples/seed';
import { cheapPasswords } from 'reference-api/testing/preparedDatabase';
import { leadActionPath, sampleLead } from './demo';
import {
  findFreePorts,
  startDemoProcess,
  type DemoProcess,
} from './demo-process/demoProcess';
import {
  postgresMissing,
  startPostgres,
  type PostgresServer,
} from 'reference-api/testing/postgres-server/postgresServer';
import { createBrowser, partnerOrigin } from './proxied-host/browser';
import { balancerMissing, startBalancer } from './proxied-host/proxies';
import type { SignInAnswer } from 'reference-api/testing/visitor';

const json = 'application/json';
const ownPassword = 'a-password-of-our-own';

describe(
  'two processes on one database',
  { skip: postgresMissing || balancerMissing() },
  () => {
    let postgres: PostgresServer;
    let processes: DemoProcess[] = [];
    let ports: number[];
    let balancer: Awaited<ReturnType<typeof startBalancer>>;
    const start = (port: number) =>
      startDemoProcess({
        PORT: String(port),
        DATABASE_URL: postgres.url(),
        PUBLIC_ORIGINS: partnerOrigin,
      });
    before(async () => {
      postgres = await startPostgres();
      ports = await findFreePorts(2);
      // At once, on a database that has nothing: one of them migrates.
      processes = ports.map(start);
      await Promise.all(processes.map(({ ready }) => ready));
      const { db, close } = await openDatabase({
        databaseUrl: postgres.url(),
        dataDir: '',
      });
      await seedAccounts(db, cheapPasswords, ownPassword);
      await close();
      chmodSync(folder, 0o755);
      balancer = await startBalancer(folder, ports);
    });
    after(async () => {
      for (const { child } of processes) {
        child.kill('SIGKILL');
      }
      await balancer.stop();
      postgres.close();
    });
    const folder = openFolder('balancer');

    /** One visitor who calls the first process, the second, and to whichever nginx chooses. */
    function visit() {
      const cookies = new Map<string, string>();
      const [first, second] = ports.map((port) => createBrowser(port, cookies));
      return {
        first: first!,
        second: second!,
        any: createBrowser(balancer.port, cookies),
      };
    }
    type Browser = ReturnType<typeof createBrowser>;

    const signIn = (browser: Browser, name: string) =>
      browser.post(
        '/user/acct/login/',
        json,
        JSON.stringify({ email: sampleEmail(name), password: ownPassword }),
      );
    const userOf = async (browser: Browser) =>
      (
        JSON.parse(
          (await browser.send('/mortgageapi/getAuthInfo')).body,
        ) as Partial<SignInAnswer>
      ).user?.id;
    const sendLead = (browser: Browser, key: string = randomUUID()) =>
      browser.post(
        `/mortgageapi/${leadActionPath}`,
        'text/plain',
        JSON.stringify(sampleLead),
        {
          'idempotency-key': key,
        },
      );
    /** The challenge's question; gives what answers it. */
    async function askQuestion(asked: Browser) {
      const script = (await asked.send('/challenge/script.js')).body;
      const [question] = /\d{13}-[0-9a-f]{32}\.[\w+/=]+/.exec(script) ?? [];
      assert.ok(question, script);
      return (browser: Browser) =>
        browser.post('/challenge/pass', 'text/plain', question);
    }
    /** The challenge refuses answers within 300 ms. */
    async function answerInTime(answer: () => ReturnType<Browser['post']>) {
      let passed = await answer();
      while (passed.status === 403) {
        passed = await answer();
      }
      assert.equal(passed.status, 200);
    }
    async function readInbox(browser: Browser) {
      const body = JSON.stringify({ query: messagingEligibilityQuery });
      const eligibility = readMessagingEligibility(
        JSON.parse((await browser.post('/graphql', json, body)).body),
      );
      const { authToken } = eligibility.keys;
      const channel = toGlobalChannel(eligibility)!;
      const address = `/v2/subscribe/demo/${channel}/0?auth=${authToken}`;
      const poll = async (from: Browser, tt: string) =>
        JSON.parse((await from.send(`${address}&tt=${tt}`)).body) as {
          t: { t: string };
          m: { d: { gleamCount: number } }[];
        };
      const publish = (from: Browser, gleamCount: number) => {
        const message = JSON.stringify({
          eventName: 'in-app-messaging',
          gleamCount,
        });
        const path = `/publish/demo/demo/0/${channel}/0/${encodeURIComponent(message)}`;
        return from.send(`${path}?auth=${authToken}`);
      };
      return { poll, publish, unread: eligibility.totalUnreadCount };
    }

    it('both start at once on an empty database, and share sessions (OPN-76)', async () => {
      const { first, second } = visit();
      assert.equal((await signIn(first, 'agent')).status, 200);
      assert.equal(await userOf(second), 'X1-agent');
    });
    it('a visitor at one process gets messages published at the other, and both count the same (OPN-32 ENT-19)', async () => {
      const { first, second } = visit();
      await signIn(first, 'consumer');
      const { poll, publish } = await readInbox(first);
      const {
        t: { t: start },
      } = await poll(second, '0');
      const heard = poll(second, start);
      await publish(first, 17);
      assert.deepEqual(
        (await heard).m.map(({ d }) => d.gleamCount),
        [17],
      );
      for (const gleamCount of [18, 19]) {
        await publish(gleamCount === 18 ? first : second, gleamCount);
      }
      const caughtUp = await poll(first, start);
      assert.deepEqual(
        caughtUp.m.map(({ d }) => d.gleamCount),
        [17, 18, 19],
      );
      for (const browser of [first, second]) {
        assert.equal((await readInbox(browser)).unread, 19);
      }
    });
    it('a challenge of one is answered at the other, once, and the pass is valid at both (OPN-38 AUT-9)', async () => {
      const { first, second } = visit();
      const answer = await askQuestion(first);
      first.cookies.set('mortgage_challenge_demo', '1');
      assert.equal((await sendLead(second)).status, 403);
      await answerInTime(() => answer(second));
      assert.equal((await answer(first)).status, 403);
      first.cookies.set('mortgage_challenge_demo', '1');
      for (const browser of [first, second]) {
        assert.equal((await sendLead(browser)).status, 200);
      }
    });
    it('a lead whose process was killed before its answer stays one lead when sent again (OPN-76)', async () => {
      const { first, second } = visit();
      const answer = await askQuestion(first);
      await answerInTime(() => answer(first));
      const key = randomUUID();
      const [holder, watcher] = [postgres.url(), postgres.url()].map(
        (url) => new pg.Client(url),
      );
      await Promise.all([holder!.connect(), watcher!.connect()]);
      const ask = async (text: string) =>
        Number((await watcher!.query<{ found: string }>(text)).rows[0]?.found);
      const rows = () =>
        ask(
          `select count(*) as found from leads where idempotency_key = '${key}'`,
        );
      const until = async (asked: () => Promise<number>) => {
        while ((await asked()) === 0) {
          await new Promise(setImmediate);
        }
      };
      try {
        await holder!.query(
          'begin; lock table leads in share row exclusive mode',
        );
        const cut = assert.rejects(sendLead(first, key));
        await until(() =>
          ask(
            "select count(*) as found from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into \"leads\"%'",
          ),
        );
        processes[0]!.child.kill('SIGKILL');
        await cut;
        // The killed process cannot cancel its insert, so the database stores the lead.
        await holder!.query('rollback');
        await until(rows);
        for (const time of ['again', 'and again']) {
          assert.deepEqual(
            [(await sendLead(second, key)).status, await rows()],
            [200, 1],
            time,
          );
        }
      } finally {
        await Promise.all([holder!.end(), watcher!.end()]);
      }
      processes[0] = start(ports[0]!);
      await processes[0].ready;
    });
    it('signed-in visitors and their long polls survive the kill of one process (OPN-76)', async () => {
      const names = ['consumer', 'agent', 'landlord', 'lender', 'moderator'];
      const people = await Promise.all(
        names.map(async (name) => {
          const { any } = visit();
          assert.equal((await signIn(any, name)).status, 200);
          return { name, any };
        }),
      );
      const [{ any }] = people as [(typeof people)[0]];
      const { poll, publish } = await readInbox(any);
      const {
        t: { t: start },
      } = await poll(any, '0');
      // Two waits: nginx leads one to each process.
      const waiting = [poll(any, start), poll(any, start)];
      let asked = 0;
      let isOver = false;
      const browsing = people.map(async ({ name, any: browser }) => {
        while (!isOver) {
          assert.equal(await userOf(browser), `X1-${name}`);
          asked += 1;
        }
      });
      const askedMore = async (more: number) => {
        const until = asked + more;
        while (asked < until) {
          await Promise.race([...browsing, new Promise(setImmediate)]);
        }
      };
      await askedMore(50);
      processes[0]!.child.kill('SIGKILL');
      await processes[0]!.code;
      await askedMore(100);
      isOver = true;
      await Promise.all(browsing);
      assert.equal((await publish(any, 23)).status, 200);
      for (const heard of waiting) {
        assert.deepEqual(
          (await heard).m.map(({ d }) => d.gleamCount),
          [23],
        );
      }
      assert.equal(
        (await signIn(visit().any, 'homepro')).status,
        200,
        'and others come',
      );
    });
  },
);
