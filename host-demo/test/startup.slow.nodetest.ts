import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { sendLead } from './crash/posters';
import {
  findFreePorts,
  startDemoProcess,
  type DemoProcess,
} from './demo-process/demoProcess';

let port: number;
let otherPort: number;
let refusedPort: number;
const running = new Set<ChildProcess>();
before(async () => {
  [port, otherPort, refusedPort] = (await findFreePorts(3)) as [
    number,
    number,
    number,
  ];
});
after(() => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
});
const dataDir = openFolder('demo');

function start(env: Record<string, string>): DemoProcess {
  const demo = startDemoProcess({
    DEMO: 'on',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...env,
  });
  running.add(demo.child);
  void demo.code.then(() => running.delete(demo.child));
  return demo;
}

async function readLeads(): Promise<string> {
  const signIn = await fetch(`http://127.0.0.1:${port}/user/acct/login/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${port}`,
    },
    body: JSON.stringify({
      email: 'moderator@example.test',
      password: 'sample-password-1',
    }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (
    await fetch(`http://127.0.0.1:${port}/mortgage/admin/leads.csv`, {
      headers: { cookie },
    })
  ).text();
}

describe("the demo's process", () => {
  it('OPN-76: serves, refuses a second process on its folder, keeps an acknowledged lead through kill -9, and ends cleanly', async () => {
    const first = start({});
    await first.ready;
    const lead = {
      key: 'key-of-start',
      emailAddress: 'kept@lender.example.com',
    };
    assert.equal(
      await sendLead(`http://127.0.0.1:${port}`, lead),
      'acknowledged',
    );

    const second = start({ PORT: String(otherPort) });
    assert.equal(await second.code, 1);
    assert.match(
      second.output(),
      /^The data folder .+ is in use by another process\. Stop that one, or choose another folder with DATA_DIR=/,
    );
    assert.equal(second.output().trim().split('\n').length, 1);

    first.child.kill('SIGKILL');
    await first.code;
    const again = start({});
    await again.ready;
    assert.ok((await readLeads()).includes('kept@lender.example.com'));
    again.child.kill('SIGTERM');
    assert.equal(await again.code, 0);
  });
  it('OPN-76: a taken port, even of one static origin, is named before anything is opened', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) =>
      blocker.listen(port + 3, '127.0.0.1', resolve),
    );
    try {
      const folder = path.join(dataDir, 'never-made');
      const demo = start({ DATA_DIR: folder });
      assert.equal(await demo.code, 1);
      assert.match(
        demo.output(),
        new RegExp(
          `^Port ${port + 3} is in use by another program, perhaps by this demo in another terminal\\. Stop it, or choose other ports: PORT=\\d+`,
        ),
      );
      assert.equal(existsSync(folder), false);
    } finally {
      await new Promise((resolve) => blocker.close(resolve));
    }
  });
  it('an unusable setting or database is named with its fix (OPN-76)', async () => {
    const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
      [
        { TRUST_PROXY: 'yes', LOG_LEVL: 'info' },
        /^TRUST_PROXY="yes" .+\nLOG_LEVL is set, .+\n$/,
      ],
      [
        { LISTEN_HOST: '192.0.2.1' },
        /^This machine cannot listen at 192\.0\.2\.1, port \d+ \(EA/,
      ],
      [
        { DATABASE_URL: 'postgres://stranger:canary-secret@127.0.0.1:1/none' },
        /^The database of DATABASE_URL does not answer/,
      ],
    ];
    await Promise.all(
      cases.map(async ([env, message]) => {
        const demo = start({ DEMO: '', PORT: String(refusedPort), ...env });
        assert.equal(await demo.code, 1);
        assert.match(demo.output(), message);
        assert.doesNotMatch(demo.output(), /canary-secret|^ +at /m);
      }),
    );
  });
});
