/** Leads reach somebody: at least once, in order for each lead, whatever the receiver does meanwhile. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../src/database/connect';
import { leads } from '../src/database/schema';
import { startCourier, type Courier } from '../src/delivery/courier';
import { leadMessages, type LeadMessage } from '../src/delivery/leadMessages';
import { readDeliveryMeasures } from '../src/delivery/measures';
import { markDelivered, markFailed, sendAgain, takeDue } from '../src/delivery/outbox';
import { delayAfter, usualPolicy, type RetryPolicy } from '../src/delivery/retryPolicy';
import { createWebhook } from '../src/delivery/webhook';
import { storeLead } from '../src/leads/leadStore';
import { leadActionPath, openTestDemo, rowsOf, sampleLead, type TestDemo } from './demo';
import { answerOk, answerStatus, openReceiver, testSecret, type Receiver } from './receiver';

let demo: TestDemo;
let db: Database;
let receiver: Receiver;
const couriers: Courier[] = [];
before(async () => {
  demo = await openTestDemo();
  ({ db } = demo);
});
after(() => demo.close());
beforeEach(async () => {
  await db.delete(leads);
  receiver = await openReceiver();
});
afterEach(async () => {
  await Promise.all(couriers.splice(0).map((courier) => courier.stop()));
  await receiver.close();
});

/** As usual, but quick. */
const quick: RetryPolicy = {
  limitMs: 5_000,
  firstDelayMs: 1,
  longestDelayMs: 4,
  tries: 3,
  graceMs: 1,
};

const lead: LeadPayload = { ...sampleLead, role: 'BranchManager', partnerId: 'RD-MAPLEWEB' };
const store = (facts: Partial<LeadPayload> = {}, key: string = randomUUID()) =>
  storeLead(db, { ...lead, ...facts }, key, ['webhook']);
const webhook = () => createWebhook({ url: receiver.url, secrets: [testSecret] });
const start = (policy: Partial<RetryPolicy> = {}) => {
  const courier = startCourier(db, webhook(), { policy: { ...quick, ...policy } });
  couriers.push(courier);
  return courier;
};
const messages = (): Promise<LeadMessage[]> =>
  db.select().from(leadMessages).orderBy(asc(leadMessages.id));
async function until(isSo: (all: readonly LeadMessage[]) => boolean): Promise<LeadMessage[]> {
  for (;;) {
    const all = await messages();
    if (isSo(all)) return all;
    // The embedded database answers without a pause, in which nobody else would have a turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const none = (status: LeadMessage['status']) => (all: readonly LeadMessage[]) =>
  all.length > 0 && all.every((one) => one.status !== status);
/** The time of all leases and delays passes. */
const passTime = () => db.update(leadMessages).set({ dueAt: sql`now()` });
const namesOf = (leadKey: string) =>
  receiver.received
    .filter(({ event }) => event.data.emailAddress === leadKey)
    .map(({ event }) => event.data.lastName);

describe('a lead and its message', () => {
  it('OPN-76: are one statement: a message for each destination, or neither lead nor message', async () => {
    assert.equal(await storeLead(db, lead, 'key-two-places', ['webhook', 'email']), true);
    const [first, second] = await messages();
    assert.deepEqual([first!.destination, second!.destination], ['webhook', 'email']);
    assert.notEqual(first!.messageId, second!.messageId);
    assert.deepEqual(first!.lead, lead);
    await assert.rejects(storeLead(db, lead, 'key-nowhere', ['pigeon' as 'email']));
    assert.deepEqual([await rowsOf(db, 'leads'), await rowsOf(db, 'lead_messages')], [1, 2]);
  });
  it('OPN-76: nowhere to send it: the lead alone', async () => {
    assert.equal(await storeLead(db, lead, 'key-kept-here', []), true);
    assert.deepEqual([await rowsOf(db, 'leads'), await rowsOf(db, 'lead_messages')], [1, 0]);
  });
  it('OPN-76: sent again and again it is one message, corrected one more, of another person none', async () => {
    const key = 'key-of-one-lead';
    assert.ok((await Promise.all(Array.from({ length: 20 }, () => store({}, key)))).every(Boolean));
    assert.equal(await rowsOf(db, 'lead_messages'), 1);
    assert.equal(await store({ lastName: 'Corrected', companyName: undefined }, key), true);
    assert.equal(await store({ emailAddress: 'other@lender.example.com' }, key), false);
    assert.deepEqual(
      (await messages()).map(({ event, lead: { lastName } }) => [event, lastName]),
      [
        ['lead.received', 'van der Berg'],
        ['lead.corrected', 'Corrected'],
      ],
    );
  });
  it('OPN-76: a refused lead makes no message; a stored one is answered while the receiver still thinks', async () => {
    receiver.answer = () => undefined;
    const sending = await openTestDemo(
      { leads: { ...demo.settings.leads, webhook: { url: receiver.url, secrets: [testSecret] } } },
      demo,
    );
    const visitor = sending.visitor();
    assert.equal(
      (await visitor.act(leadActionPath, { ...sampleLead, phoneNumber: '1' })).statusCode,
      400,
    );
    assert.equal(await rowsOf(db, 'lead_messages'), 0);
    assert.equal((await visitor.act(leadActionPath, sampleLead)).statusCode, 200);
    await receiver.gets(1);
    const closing = sending.close();
    await closing;
    const [message] = await messages();
    assert.deepEqual([message!.status, message!.tries], ['waiting', 0], 'it is given back');
  });
});

describe('the webhook', () => {
  it('OPN-76: is signed by every secret, names the event, and carries the lead as it was sent', async () => {
    const older = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
    await store({ utmParams: { utm_source: 'mail' } });
    const courier = startCourier(
      db,
      createWebhook({ url: receiver.url, secrets: [older, testSecret] }),
      { policy: quick },
    );
    couriers.push(courier);
    const [{ event, headers, id, body }] = (await receiver.gets(1)) as [
      Receiver['received'][number],
    ];
    const [message] = await until(none('waiting'));
    assert.equal(message!.status, 'delivered');
    assert.deepEqual(event, {
      type: 'lead.received',
      timestamp: message!.createdAt.toISOString(),
      data: { leadId: String(message!.leadId), ...lead, utmParams: { utm_source: 'mail' } },
    });
    assert.equal(id, message!.messageId);
    new Webhook(older).verify(body, headers as Record<string, string>);
    assert.throws(() =>
      new Webhook(Buffer.alloc(24, 1)).verify(body, headers as Record<string, string>),
    );
  });
  const answers: readonly (readonly [string, Receiver['answer'], string])[] = [
    ['500', answerStatus(500), 'It answers 500.'],
    ['401', answerStatus(401), 'It answers 401.'],
    [
      'a redirect',
      answerStatus(307, { location: 'http://127.0.0.1:1/' }),
      'It answers 307: redirects are not followed.',
    ],
    ['nothing', () => undefined, 'It does not answer in time.'],
    [
      'a closed connection',
      (_reply, _received, socket) => {
        socket.destroy();
      },
      'It cannot be reached (UND_ERR_SOCKET).',
    ],
    [
      'garbage',
      (_reply, _received, socket) => {
        socket.end('\u0000\u0001 garbage\r\n\r\n');
      },
      'It cannot be reached (HPE_INVALID_CONSTANT).',
    ],
  ];
  for (const [name, answer, problem] of answers)
    it(`OPN-76: a receiver that answers with ${name} is tried again with the same id, then given up`, async () => {
      receiver.answer = answer;
      await store();
      start({ limitMs: name === 'nothing' ? 400 : quick.limitMs });
      const [message] = await until(none('waiting'));
      assert.deepEqual([message!.status, message!.tries, message!.problem], ['failed', 3, problem]);
      assert.deepEqual(
        receiver.received.map(({ id }) => id),
        Array.from({ length: 3 }, () => message!.messageId),
      );
    });
  it('OPN-76: 410 ends it at once; an answer without end that begins with 200 is one', async () => {
    receiver.answer = answerStatus(410);
    await store();
    const courier = start();
    const [message] = await until(none('waiting'));
    assert.deepEqual(
      [message!.status, message!.tries, message!.problem],
      ['failed', 1, 'It answers 410: it wants no more.'],
    );
    receiver.answer = (reply) => {
      reply.writeHead(200).write('x');
    };
    await store({ emailAddress: 'endless@lender.example.com' });
    courier.wake();
    const [, endless] = await until(none('waiting'));
    assert.equal(endless!.status, 'delivered');
  });
  it('OPN-76: a receiver that nobody listens at: tried again', async () => {
    await store();
    const { url } = receiver;
    await receiver.close();
    couriers.push(
      startCourier(db, createWebhook({ url, secrets: [testSecret] }), { policy: quick }),
    );
    const [message] = await until(none('waiting'));
    assert.equal(message!.problem, 'It cannot be reached (ECONNREFUSED).');
    receiver = await openReceiver();
  });
  it('OPN-76: a busy receiver says when to come again, but not later than ever', async () => {
    receiver.answer = answerStatus(503, { 'retry-after': '600' });
    await store();
    start({ longestDelayMs: 60_000 });
    const [message] = await until(([one]) => one?.problem === 'It answers 503.');
    const waitMs = message!.dueAt.getTime() - Date.now();
    assert.ok(waitMs > 30_000 && waitMs < 90_000, String(waitMs));
  });
});

describe('the order', () => {
  it('OPN-76: a correction waits for what it corrects, other leads do not', async () => {
    const held: (() => void)[] = [];
    receiver.answer = (reply, { event }) => {
      const go = () => reply.writeHead(204).end();
      if (event.data.lastName === 'First') held.push(go);
      else go();
    };
    await store({ lastName: 'First' }, 'key-in-order');
    await store({ lastName: 'Second' }, 'key-in-order');
    await store({ lastName: 'Third' }, 'key-in-order');
    await store({ emailAddress: 'other@lender.example.com', lastName: 'Other' });
    start();
    await until((all) => all[3]?.status === 'delivered');
    await receiver.gets(2);
    assert.deepEqual(namesOf(lead.emailAddress), ['First']);
    held.forEach((go) => go());
    await until(none('waiting'));
    assert.deepEqual(namesOf(lead.emailAddress), ['First', 'Second', 'Third']);
  });
  it('OPN-76: a receiver that is away for long, then back, gets everything, each lead in its order', async () => {
    let isBack = false;
    receiver.answer = (reply, ...rest) => {
      if (isBack) answerOk(reply, ...rest);
      else reply.writeHead(502).end();
    };
    const people = ['ada', 'ben', 'cleo'].map((name) => `${name}@lender.example.com`);
    for (const emailAddress of people)
      for (const lastName of ['One', 'Two', 'Three'])
        await store({ emailAddress, lastName }, `key-of-${emailAddress.slice(0, 3)}-long`);
    start({ tries: 1000 });
    await until(([one]) => one!.tries > 5);
    const before = receiver.received.length;
    isBack = true;
    await until(none('waiting'));
    const arrived = receiver.received.slice(before);
    for (const person of people) {
      const names = arrived
        .filter(({ event }) => event.data.emailAddress === person)
        .map(({ event }) => event.data.lastName);
      // One may have been refused in the very moment of the return.
      assert.deepEqual([...new Set(names)], ['One', 'Two', 'Three']);
    }
  });
  it('OPN-76: what is given up holds nothing up, and is not sent after what came later', async () => {
    receiver.answer = (reply, { event }) => {
      reply.writeHead(event.data.lastName === 'First' ? 400 : 204).end();
    };
    await store({ lastName: 'First' }, 'key-overtaken');
    await store({ lastName: 'Second' }, 'key-overtaken');
    start();
    const all = await until(none('waiting'));
    assert.deepEqual(
      all.map(({ status }) => status),
      ['replaced', 'delivered'],
    );
    assert.equal(await sendAgain(db), 0);
  });
  it('OPN-76: sent again, all that was given up goes in its order; one that a later one waits behind does not', async () => {
    receiver.answer = answerStatus(410);
    await store({ lastName: 'First' }, 'key-again');
    await store({ lastName: 'Second' }, 'key-again');
    const courier = start();
    const [first] = await until((all) => all.every(({ status }) => status === 'failed'));
    receiver.answer = answerOk;
    const before = receiver.received.length;
    assert.equal(await sendAgain(db), 2);
    courier.wake();
    await until(none('waiting'));
    assert.deepEqual(
      receiver.received.slice(before).map(({ event }) => event.data.lastName),
      ['First', 'Second'],
    );
    await courier.stop();
    await store({ lastName: 'Third' }, 'key-again');
    await db.update(leadMessages).set({ status: 'failed' }).where(eq(leadMessages.id, first!.id));
    assert.equal(await sendAgain(db, first!.id), 0);
  });
});

describe('several processes', () => {
  it('OPN-76: two couriers share the work, and no message is sent twice', async () => {
    for (let made = 0; made < 60; made += 1)
      await store({ emailAddress: `p${made}@lender.example.com` });
    start();
    start();
    await until(none('waiting'));
    assert.equal(receiver.received.length, 60);
    assert.equal(new Set(receiver.received.map(({ id }) => id)).size, 60);
  });
  it('OPN-76: what a process that is gone had taken is sent again with the same id, once its lease has ended', async () => {
    await store();
    const mine = { most: 10, leaseMs: 60_000 };
    const [taken] = await takeDue(db, 'webhook', mine);
    assert.deepEqual(await takeDue(db, 'webhook', mine), []);
    await passTime();
    const [again] = await takeDue(db, 'webhook', mine);
    assert.deepEqual([again!.messageId, again!.tries], [taken!.messageId, 2]);
    // The first one lives after all: what it says of a failure counts no more, that it has arrived does.
    await markFailed(db, taken!, { problem: 'Too late.', delayMs: undefined });
    assert.deepEqual(
      (await messages()).map(({ status, problem }) => [status, problem]),
      [['waiting', null]],
    );
    await markDelivered(db, taken!);
    await markFailed(db, again!, { problem: 'Twice.', delayMs: 1 });
    assert.deepEqual(
      (await messages()).map(({ status, problem }) => [status, problem]),
      [['delivered', null]],
    );
  });
  it('OPN-76: sent, and not marked because the database went away: sent again with the same id', async () => {
    await store();
    const away = new Proxy(db, {
      get: (target, name, self) => {
        if (name === 'update' && receiver.received.length === 1)
          throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        return Reflect.get(target, name, self) as unknown;
      },
    });
    const problems: string[] = [];
    const unlucky = startCourier(away, webhook(), {
      policy: quick,
      report: (problem) => problems.push(problem),
    });
    await receiver.gets(1);
    await unlucky.stop();
    assert.ok(problems.includes('Error'));
    assert.equal((await messages())[0]!.status, 'waiting');
    await passTime();
    start();
    await until(none('waiting'));
    assert.deepEqual(
      receiver.received.map(({ id }) => id),
      [receiver.received[0]!.id, receiver.received[0]!.id],
    );
  });
  it('OPN-76: an end gives back what is still being sent, and begins nothing more', async () => {
    receiver.answer = () => undefined;
    for (let made = 0; made < 10; made += 1)
      await store({ emailAddress: `p${made}@lender.example.com` });
    const courier = start();
    await receiver.gets(4);
    await courier.stop();
    assert.equal(receiver.received.length, 4, 'a few at a time');
    assert.ok((await messages()).every(({ status, tries }) => status === 'waiting' && tries === 0));
    assert.equal((await takeDue(db, 'webhook', { most: 20, leaseMs: 1 })).length, 10);
  });
});

describe('what there is to watch', () => {
  it('OPN-76: how much waits, how long, and what was given up', async () => {
    await store();
    await store();
    await db.update(leadMessages).set({ createdAt: sql`now() - interval '90 seconds'` });
    await store();
    const [{ id }] = (await messages()) as [LeadMessage];
    await db.update(leadMessages).set({ status: 'failed' }).where(eq(leadMessages.id, id));
    const [measure] = await readDeliveryMeasures(db);
    assert.deepEqual(
      { ...measure, oldestSeconds: Math.round(measure!.oldestSeconds / 10) },
      { destination: 'webhook', waiting: 2, oldestSeconds: 9, failed: 1 },
    );
  });
  it('OPN-76: delays grow to an hour, never alike, and a message is tried for about three days', () => {
    const delays = (random: number) =>
      Array.from({ length: usualPolicy.tries - 1 }, (_, tried) =>
        delayAfter(usualPolicy, tried + 1, () => random),
      );
    assert.deepEqual(
      delays(1).slice(0, 7),
      [5, 20, 80, 320, 1280, 3600, 3600].map((s) => s * 1000),
    );
    assert.equal(delays(0)[0], 2500);
    const days = delays(0.5).reduce((sum, ms) => sum + ms, 0) / 86_400_000;
    assert.ok(days > 2.5 && days < 3.5, String(days));
  });
});
