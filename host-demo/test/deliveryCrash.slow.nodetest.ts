/** A process is killed between sending a lead and writing down that it has arrived. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from 'reference-api/database/connect';
import { leadMessages } from 'reference-api/delivery/leadMessages';
import { assertPortsAreFree } from 'reference-api/ports';
import { leadActionPath, sampleLead } from './demo';
import { answerOk, openReceiver, testSecret } from 'reference-api/testing/receiver';

const main = path.join(import.meta.dirname, '../src/main.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'delivery-'));
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (
      await assertPortsAreFree(port).then(
        () => true,
        () => false,
      )
    )
      return port;
  }
}

async function start(port: number, url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LEADS_WEBHOOK_URL: url,
      LEADS_WEBHOOK_SECRET: testSecret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Stop with Ctrl+C')) resolve();
      });
    void ended.then(() => reject(new Error(text)));
  });
  return { child, ended };
}

it('OPN-76: killed between sending and marking, the next process sends the lead again with the same id; stopped, none is lost', async () => {
  const receiver = await openReceiver();
  try {
    const port = await findPort();
    const first = await start(port, receiver.url);
    receiver.answer = () => {
      first.child.kill('SIGKILL');
    };
    const answer = await fetch(`http://127.0.0.1:${port}/mortgageapi/${leadActionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: `http://127.0.0.1:${port}` },
      body: JSON.stringify(sampleLead),
    });
    assert.equal(answer.status, 200, 'stored, whatever becomes of the message');
    await first.ended;
    assert.equal(receiver.received.length, 1);

    // The lease ends, without anybody waiting for it.
    const database = await openDatabase({ dataDir });
    await database.db.update(leadMessages).set({ dueAt: sql`now()` });
    await database.close();

    receiver.answer = answerOk;
    const second = await start(port, receiver.url);
    await receiver.gets(2);
    second.child.kill('SIGTERM');
    assert.equal(await second.ended, 0);
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
