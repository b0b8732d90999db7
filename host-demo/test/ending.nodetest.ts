import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { freePort } from 'host-kit/testing/servers';
import { samplePassword } from '../src/samples/sampleAccounts';
import { leadActionPath, sampleLead } from './demo';
import {
  findFreePorts,
  startDemoProcess,
  type DemoProcess,
} from './demo-process/demoProcess';
import { exchange } from './proxied-host/browser';

let port: number;
let metricsPort: number;
let demo: DemoProcess;

before(async () => {
  [port] = (await findFreePorts(1)) as [number];
  metricsPort = await freePort();
  demo = startDemoProcess({
    DEMO: 'on',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: folder,
    REQUEST_TIMEOUT_SECONDS: '3',
    SHUTDOWN_DELAY_SECONDS: '1',
    SHUTDOWN_DEADLINE_SECONDS: '120',
  });
  await demo.ready;
});
after(() => void demo.child.kill('SIGKILL'));
const folder = openFolder('ending');

const send = (
  agent: Agent,
  url: string,
  { type, body, to = port }: { type?: string; body?: string; to?: number } = {},
) =>
  exchange(to, url, {
    agent,
    body,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: `http://127.0.0.1:${port}`,
      ...(type ? { 'content-type': type } : {}),
    },
  });

/** The answer to a request that never ends, when its connection is closed. */
const sendSlowly = (to: number, start: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(start));
    socket.on('data', (part) => (answer += part.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });

const signIn = (agent: Agent) =>
  send(agent, '/user/acct/login/', {
    type: 'application/json',
    body: JSON.stringify({
      email: 'consumer@example.test',
      password: samplePassword,
    }),
  });
const sendLead = (agent: Agent, at: number) =>
  send(agent, `/mortgageapi/${leadActionPath}`, {
    type: 'text/plain',
    body: JSON.stringify({
      ...sampleLead,
      emailAddress: `ending-${at}@lender.example.com`,
    }),
  });

describe('a process of its own', () => {
  it('a request that does not arrive is ended, at the pages, at a static origin and at the metrics (S09)', async () => {
    const body =
      'POST /user/acct/login/ HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{"ema';
    const head = 'GET /header-remote/embed.js HTTP/1.1\r\nHost: a\r\nX-Slow: ';
    const slow = [
      ...Array.from({ length: 50 }, () => sendSlowly(port, body)),
      ...[port, port + 1, metricsPort].map((to) => sendSlowly(to, head)),
    ];
    for (const answer of await Promise.all(slow)) {
      assert.match(answer, /^HTTP\/1\.1 408 /);
    }
  });

  it('the metrics have their own port, and the public port has none (OPN-76)', async () => {
    const agent = new Agent();
    const figures = await send(agent, '/metrics', { to: metricsPort });
    assert.equal(figures.status, 200);
    assert.match(figures.body, /^nodejs_eventloop_lag_p99_seconds /m);
    assert.equal((await send(agent, '/metrics')).status, 404);
    for (const to of [port, metricsPort]) {
      assert.equal((await send(agent, '/readyz', { to })).status, 200);
      assert.equal((await send(agent, '/healthz', { to })).status, 200);
    }
  });

  it('on a signal with 40 open requests it reports the end, answers all of them, and ends (F28 OPN-76)', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const signIns = 12;
    await Promise.all(Array.from({ length: 5 }, () => send(agent, '/healthz')));
    const asked = [
      ...Array.from({ length: signIns }, () => signIn(agent)),
      ...Array.from({ length: 40 - signIns }, (_, at) => sendLead(agent, at)),
    ];
    // Passwords are checked a few at a time: after the first answer most of the others are under way.
    await Promise.race(asked);
    demo.child.kill('SIGTERM');
    let ready = await send(agent, '/readyz', { to: metricsPort });
    while (ready.status === 200) {
      ready = await send(agent, '/readyz', { to: metricsPort });
    }
    assert.deepEqual(
      [ready.status, ready.body],
      [503, '{"ok":false,"reason":"ending"}'],
    );
    const late = await send(agent, '/healthz');
    assert.deepEqual([late.status, late.headers.connection], [200, 'close']);
    const answers = await Promise.all(asked);
    // A sign-in that would wait too long for the hashing is refused with a time to try again.
    const refused = answers
      .slice(0, signIns)
      .filter(
        ({ status, headers }) => status !== 200 && !headers['retry-after'],
      );
    assert.deepEqual(refused, []);
    assert.deepEqual(
      new Set(answers.slice(signIns).map(({ status }) => status)),
      new Set([200]),
    );
    assert.equal(await demo.code, 0);
    assert.doesNotMatch(demo.output(), /cut/);
    agent.destroy();
  });
});
