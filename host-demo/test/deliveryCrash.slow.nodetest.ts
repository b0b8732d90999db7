import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openFolder } from 'host-kit/testing/folder';
import { openDatabase } from 'reference-api/database/connect';
import { leadMessages } from 'reference-api/delivery/leadMessages';
import { sampleLead } from './demo';
import { sendLead } from './crash/posters';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';
import {
  answerOk,
  openReceiver,
  testSecret,
} from 'reference-api/testing/receiver';

const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) {
    child.kill('SIGKILL');
  }
});
const dataDir = openFolder('delivery');

async function start(port: number, url: string) {
  const demo = startDemoProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    LEADS_WEBHOOK_URL: url,
    LEADS_WEBHOOK_SECRET: testSecret,
  });
  running.add(demo.child);
  await demo.ready;
  return demo;
}

it('a process that was killed between sending and marking a lead leaves it to the next one, which sends it with the same id (OPN-76)', async () => {
  const receiver = await openReceiver();
  try {
    const [port = 0] = await findFreePorts(1);
    const first = await start(port, receiver.url);
    receiver.answer = () => {
      first.child.kill('SIGKILL');
    };
    const { emailAddress } = sampleLead;
    const outcome = await sendLead(`http://127.0.0.1:${port}`, {
      key: 'key-of-crash',
      emailAddress,
    });
    assert.equal(
      outcome,
      'acknowledged',
      'stored, whatever becomes of the message',
    );
    await first.code;
    assert.equal(receiver.received.length, 1);

    // Ends the lease at once.
    const database = await openDatabase({ dataDir });
    await database.db.update(leadMessages).set({ dueAt: sql`now()` });
    await database.close();

    receiver.answer = answerOk;
    const second = await start(port, receiver.url);
    await receiver.gets(2);
    second.child.kill('SIGTERM');
    assert.equal(await second.code, 0);
    assert.deepEqual(
      receiver.received.map(({ id }) => id),
      [receiver.received[0]!.id, receiver.received[0]!.id],
    );
    const after = await openDatabase({ dataDir });
    const [message] = await after.db.select().from(leadMessages);
    await after.close();
    assert.deepEqual([message!.status, message!.tries], ['delivered', 2]);
  } finally {
    await receiver.close();
  }
});
