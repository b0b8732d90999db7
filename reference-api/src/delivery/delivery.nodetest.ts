/** Leads reach somebody: at least once, in order for each lead, whatever the receiver does meanwhile. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { leadMessages, type LeadMessage } from './leadMessages';
import { readDeliveryMeasures } from './measures';
import { delayAfter, usualPolicy } from './retryPolicy';
import { storeLead } from '../leads/leadStore';
import { leadActionPath, openTestApi, rowsOf, sampleLead } from '../testing/testApi';
import { lead, openDeliveryTrial } from '../testing/deliveryTrial';
import { testSecret } from '../testing/receiver';

const trial = openDeliveryTrial();

describe('a lead and its message', () => {
  it('OPN-76: are one statement: a message for each destination, or neither lead nor message', async () => {
    assert.equal(await storeLead(trial.db, lead, 'key-two-places', ['webhook', 'email']), true);
    const [first, second] = await trial.messages();
    assert.deepEqual([first!.destination, second!.destination], ['webhook', 'email']);
    assert.notEqual(first!.messageId, second!.messageId);
    assert.deepEqual(first!.lead, lead);
    await assert.rejects(storeLead(trial.db, lead, 'key-nowhere', ['pigeon' as 'email']));
    assert.deepEqual(
      [await rowsOf(trial.db, 'leads'), await rowsOf(trial.db, 'lead_messages')],
      [1, 2],
    );
  });
  it('OPN-76: nowhere to send it: the lead alone', async () => {
    assert.equal(await storeLead(trial.db, lead, 'key-kept-here', []), true);
    assert.deepEqual(
      [await rowsOf(trial.db, 'leads'), await rowsOf(trial.db, 'lead_messages')],
      [1, 0],
    );
  });
  it('OPN-76: sent again and again it is one message, corrected one more, of another person none', async () => {
    const key = 'key-of-one-lead';
    assert.ok(
      (await Promise.all(Array.from({ length: 20 }, () => trial.store({}, key)))).every(Boolean),
    );
    assert.equal(await rowsOf(trial.db, 'lead_messages'), 1);
    assert.equal(await trial.store({ lastName: 'Corrected', companyName: undefined }, key), true);
    assert.equal(await trial.store({ emailAddress: 'other@lender.example.com' }, key), false);
    assert.deepEqual(
      (await trial.messages()).map(({ event, lead: { lastName } }) => [event, lastName]),
      [
        ['lead.received', 'van der Berg'],
        ['lead.corrected', 'Corrected'],
      ],
    );
  });
  it('OPN-76: a refused lead makes no message; a stored one is answered while the receiver still thinks', async () => {
    trial.receiver.answer = () => undefined;
    const sending = await openTestApi(
      {
        leads: {
          ...trial.demo.settings.leads,
          webhook: { url: trial.receiver.url, secrets: [testSecret] },
        },
      },
      trial.demo,
    );
    const visitor = sending.visitor();
    assert.equal(
      (await visitor.act(leadActionPath, { ...sampleLead, phoneNumber: '1' })).statusCode,
      400,
    );
    assert.equal(await rowsOf(trial.db, 'lead_messages'), 0);
    assert.equal((await visitor.act(leadActionPath, sampleLead)).statusCode, 200);
    await trial.receiver.gets(1);
    await sending.close();
    const [message] = await trial.messages();
    assert.deepEqual([message!.status, message!.tries], ['waiting', 0], 'it is given back');
  });
});

describe('what there is to watch', () => {
  it('OPN-76: how much waits, how long, and what was given up', async () => {
    await trial.store();
    await trial.store();
    await trial.db.update(leadMessages).set({ createdAt: sql`now() - interval '90 seconds'` });
    await trial.store();
    const [{ id }] = (await trial.messages()) as [LeadMessage];
    await trial.db.update(leadMessages).set({ status: 'failed' }).where(eq(leadMessages.id, id));
    const [measure] = await readDeliveryMeasures(trial.db);
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
