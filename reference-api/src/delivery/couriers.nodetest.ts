import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { startCourier } from './delivery';
import { leadMessages } from './leadMessages';
import { markDelivered, markFailed, sendAgain, takeDue } from './outbox';
import {
  lead,
  noneWaits,
  openDeliveryTrial,
  quick,
} from '../testing/deliveryTrial';
import { answerOk, answerStatus } from '../testing/receiver';

const trial = openDeliveryTrial();

describe('the order', () => {
  it('OPN-76: a correction waits for what it corrects, other leads do not', async () => {
    const held: (() => void)[] = [];
    trial.receiver.answer = (reply, { event }) => {
      const go = () => reply.writeHead(204).end();
      if (event.data.lastName === 'First') {
        held.push(go);
      } else {
        go();
      }
    };
    await trial.store({ lastName: 'First' }, 'key-in-order');
    await trial.store({ lastName: 'Second' }, 'key-in-order');
    await trial.store({ lastName: 'Third' }, 'key-in-order');
    await trial.store({
      emailAddress: 'other@lender.example.com',
      lastName: 'Other',
    });
    trial.start();
    await trial.until((all) => all[3]?.status === 'delivered');
    await trial.receiver.gets(2);
    assert.deepEqual(trial.namesOf(lead.emailAddress), ['First']);
    held.forEach((go) => go());
    await trial.until(noneWaits);
    assert.deepEqual(trial.namesOf(lead.emailAddress), [
      'First',
      'Second',
      'Third',
    ]);
  });
  it('OPN-76: a receiver that is away for long, then back, gets everything, each lead in its order', async () => {
    let isBack = false;
    trial.receiver.answer = (reply, ...rest) => {
      if (isBack) {
        answerOk(reply, ...rest);
      } else {
        reply.writeHead(502).end();
      }
    };
    const people = ['ada', 'ben', 'cleo'].map(
      (name) => `${name}@lender.example.com`,
    );
    for (const emailAddress of people) {
      for (const lastName of ['One', 'Two', 'Three']) {
        await trial.store(
          { emailAddress, lastName },
          `key-of-${emailAddress.slice(0, 3)}-long`,
        );
      }
    }
    trial.start({ tries: 1000 });
    await trial.until(([one]) => one!.tries > 5);
    const before = trial.receiver.received.length;
    isBack = true;
    await trial.until(noneWaits);
    const arrived = trial.receiver.received.slice(before);
    for (const person of people) {
      const names = arrived
        .filter(({ event }) => event.data.emailAddress === person)
        .map(({ event }) => event.data.lastName);
      // One may have been refused in the very moment of the return.
      assert.deepEqual([...new Set(names)], ['One', 'Two', 'Three']);
    }
  });
  it('OPN-76: a message that is given up delays no other, and is not sent after a later one', async () => {
    trial.receiver.answer = (reply, { event }) => {
      reply.writeHead(event.data.lastName === 'First' ? 400 : 204).end();
    };
    await trial.store({ lastName: 'First' }, 'key-overtaken');
    await trial.store({ lastName: 'Second' }, 'key-overtaken');
    trial.start();
    const all = await trial.until(noneWaits);
    assert.deepEqual(
      all.map(({ status }) => status),
      ['replaced', 'delivered'],
    );
    assert.equal(await sendAgain(trial.db), 0);
  });
  it('OPN-76: sent again, all that was given up goes in its order; one that a later one waits behind does not', async () => {
    trial.receiver.answer = answerStatus(410);
    await trial.store({ lastName: 'First' }, 'key-again');
    await trial.store({ lastName: 'Second' }, 'key-again');
    const courier = trial.start();
    const [first] = await trial.until((all) =>
      all.every(({ status }) => status === 'failed'),
    );
    trial.receiver.answer = answerOk;
    const before = trial.receiver.received.length;
    assert.equal(await sendAgain(trial.db), 2);
    courier.wake();
    await trial.until(noneWaits);
    assert.deepEqual(
      trial.receiver.received
        .slice(before)
        .map(({ event }) => event.data.lastName),
      ['First', 'Second'],
    );
    await courier.stop();
    await trial.store({ lastName: 'Third' }, 'key-again');
    await trial.db
      .update(leadMessages)
      .set({ status: 'failed' })
      .where(eq(leadMessages.id, first!.id));
    assert.equal(await sendAgain(trial.db, first!.id), 0);
  });
});

describe('several processes', () => {
  it('OPN-76: two couriers share the work, and no message is sent twice', async () => {
    for (let made = 0; made < 60; made += 1) {
      await trial.store({ emailAddress: `p${made}@lender.example.com` });
    }
    trial.start();
    trial.start();
    await trial.until(noneWaits);
    assert.equal(trial.receiver.received.length, 60);
    assert.equal(new Set(trial.receiver.received.map(({ id }) => id)).size, 60);
  });
  it('OPN-76: messages that a dead process had taken are sent again with the same id, once the lease has ended', async () => {
    await trial.store();
    const mine = { most: 10, leaseMs: 60_000 };
    const [taken] = await takeDue(trial.db, mine);
    assert.deepEqual(await takeDue(trial.db, mine), []);
    await trial.passTime();
    const [again] = await takeDue(trial.db, mine);
    assert.deepEqual([again!.messageId, again!.tries], [taken!.messageId, 2]);
    // The first one lives after all: its report of a failure no longer counts, but its report of an arrival does.
    await markFailed(trial.db, taken!, {
      problem: 'Too late.',
      delayMs: undefined,
    });
    assert.deepEqual(
      (await trial.messages()).map(({ status, problem }) => [status, problem]),
      [['waiting', null]],
    );
    await markDelivered(trial.db, taken!);
    await markFailed(trial.db, again!, { problem: 'Twice.', delayMs: 1 });
    assert.deepEqual(
      (await trial.messages()).map(({ status, problem }) => [status, problem]),
      [['delivered', null]],
    );
  });
  it('OPN-76: sent, and not marked because the database went away: sent again with the same id', async () => {
    await trial.store();
    const away = new Proxy(trial.db, {
      get: (target, name, self) => {
        if (name === 'update' && trial.receiver.received.length === 1) {
          throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        }
        return Reflect.get(target, name, self) as unknown;
      },
    });
    const problems: string[] = [];
    const unlucky = startCourier(away, trial.webhook(), {
      policy: quick,
      report: (problem) => problems.push(problem),
    });
    await trial.receiver.gets(1);
    await unlucky.stop();
    assert.ok(problems.includes('Error'));
    assert.equal((await trial.messages())[0]!.status, 'waiting');
    await trial.passTime();
    trial.start();
    await trial.until(noneWaits);
    assert.deepEqual(
      trial.receiver.received.map(({ id }) => id),
      [trial.receiver.received[0]!.id, trial.receiver.received[0]!.id],
    );
  });
  it('OPN-76: an end gives back what is still being sent, and begins nothing more', async () => {
    trial.receiver.answer = () => undefined;
    for (let made = 0; made < 10; made += 1) {
      await trial.store({ emailAddress: `p${made}@lender.example.com` });
    }
    const courier = trial.start();
    await trial.receiver.gets(4);
    await courier.stop();
    assert.equal(trial.receiver.received.length, 4, 'a few at a time');
    assert.ok(
      (await trial.messages()).every(
        ({ status, tries }) => status === 'waiting' && tries === 0,
      ),
    );
    assert.equal(
      (await takeDue(trial.db, { most: 20, leaseMs: 1 })).length,
      10,
    );
  });
});
