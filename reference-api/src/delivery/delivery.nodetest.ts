import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { delayAfter, usualPolicy } from './delivery';
import { storeLead } from '../leads/leadStore';
import {
  leadActionPath,
  openTestApi,
  rowsOf,
  sampleLead,
} from '../testing/testApi';
import { lead, openDeliveryTrial } from '../testing/deliveryTrial';
import { testSecret } from '../testing/receiver';

const trial = openDeliveryTrial();

describe('a lead and its message', () => {
  it('OPN-76: stores lead and message in one statement, or neither', async () => {
    assert.equal(await storeLead(trial.db, lead, 'key-of-message', true), true);
    assert.deepEqual((await trial.messages())[0]!.lead, lead);
    await trial.db.execute(
      sql`alter table lead_messages add constraint refused check (id < 0) not valid`,
    );
    await assert.rejects(storeLead(trial.db, lead, 'key-refused', true));
    await trial.db.execute(
      sql`alter table lead_messages drop constraint refused`,
    );
    assert.deepEqual(
      [
        await rowsOf(trial.db, 'leads'),
        await rowsOf(trial.db, 'lead_messages'),
      ],
      [1, 1],
    );
  });
  it('OPN-76: stores the lead alone without a webhook', async () => {
    assert.equal(await storeLead(trial.db, lead, 'key-kept-here', false), true);
    assert.deepEqual(
      [
        await rowsOf(trial.db, 'leads'),
        await rowsOf(trial.db, 'lead_messages'),
      ],
      [1, 0],
    );
  });
  it('OPN-76: makes one message per lead, one more per correction, none for the key of another person', async () => {
    const key = 'key-of-one-lead';
    assert.ok(
      (
        await Promise.all(
          Array.from({ length: 20 }, () => trial.store({}, key)),
        )
      ).every(Boolean),
    );
    assert.equal(await rowsOf(trial.db, 'lead_messages'), 1);
    assert.equal(
      await trial.store({ lastName: 'Corrected', companyName: undefined }, key),
      true,
    );
    assert.equal(
      await trial.store({ emailAddress: 'other@lender.example.com' }, key),
      false,
    );
    assert.deepEqual(
      (await trial.messages()).map(({ event, lead: { lastName } }) => [
        event,
        lastName,
      ]),
      [
        ['lead.received', 'van der Berg'],
        ['lead.corrected', 'Corrected'],
      ],
    );
  });
  it('OPN-76: makes no message of a refused lead, and answers before the receiver does', async () => {
    trial.receiver.answer = () => undefined;
    const sending = await openTestApi(
      {
        leads: {
          ...trial.demo.settings.leads,
          webhook: {
            url: trial.receiver.url,
            secrets: [testSecret],
            concurrency: 4,
          },
        },
      },
      trial.demo,
    );
    const visitor = sending.visitor();
    assert.equal(
      (await visitor.act(leadActionPath, { ...sampleLead, phoneNumber: '1' }))
        .statusCode,
      400,
    );
    assert.equal(await rowsOf(trial.db, 'lead_messages'), 0);
    assert.equal(
      (await visitor.act(leadActionPath, sampleLead)).statusCode,
      200,
    );
    await trial.receiver.gets(1);
    await sending.close();
    const [message] = await trial.messages();
    assert.deepEqual(
      [message!.status, message!.tries],
      ['waiting', 0],
      'it is given back',
    );
  });
});

it('OPN-76: as many messages are under way at once as the settings allow, for a slow receiver', async () => {
  const { leads: kept } = trial.demo.settings;
  const concurrency = 12;
  const webhook = {
    url: trial.receiver.url,
    secrets: [testSecret],
    concurrency,
  };
  // Answers none before all are there.
  const held: ServerResponse[] = [];
  trial.receiver.answer = (reply) => {
    held.push(reply);
    if (held.length === concurrency) {
      for (const one of held) {
        one.writeHead(204).end();
      }
    }
  };
  for (let stored = 0; stored < concurrency; stored += 1) {
    await trial.store();
  }
  const sending = await openTestApi(
    { leads: { ...kept, webhook } },
    trial.demo,
  );
  await trial.until((all) => all.every(({ status }) => status === 'delivered'));
  await sending.close();
});

it('OPN-76: delays of the outbox grow to an hour with a random part, over about three days', () => {
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
