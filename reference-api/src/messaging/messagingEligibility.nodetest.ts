import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import {
  readMessagingEligibility,
  toGlobalChannel,
} from 'mortgage-domain/messages/messagingEligibility';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import { joinAs, signInAs, useTestApi } from '../testing/testApi';
import { statusOf, type Failure, type TestVisitor } from '../testing/visitor';

const demo = useTestApi();

describe('messaging eligibility', () => {
  const ask = (visitor: TestVisitor, body: unknown) =>
    visitor.postJson('/graphql', body);
  const ownEligibility = async (visitor: TestVisitor) =>
    readMessagingEligibility(
      (await ask(visitor, { query: messagingEligibilityQuery })).json(),
    );

  it('CAL-13 ENT-19 OPN-29 OPN-30: eligible accounts get a channel of their own, others do not', async () => {
    const eligibilityOf = async (account?: string) =>
      ownEligibility(account ? await signInAs(demo, account) : demo.visitor());
    const [consumer, agent] = [
      await eligibilityOf('consumer'),
      await eligibilityOf('agent'),
    ];
    assert.deepEqual(
      [consumer.status, Number(agent.totalUnreadCount) > 99],
      ['ELIGIBLE', true],
    );
    assert.ok(
      toGlobalChannel(consumer) &&
        toGlobalChannel(consumer) !== toGlobalChannel(agent),
    );
    for (const account of ['lender', 'homepro', 'admin', undefined]) {
      assert.equal(
        (await eligibilityOf(account)).status,
        'NOT_ELIGIBLE',
        account,
      );
    }
    const { body } = await ask(demo.visitor(), {
      query: messagingEligibilityQuery,
    });
    assert.doesNotMatch(
      body,
      /null/,
      'the contract wants an object or nothing',
    );
  });
  it('ENT-15 ENT-19: sample news are for sample accounts; a new account has none', async () => {
    const { visitor } = await joinAs(demo, { professional: false });
    const { navLinks } = readUserNavigation(
      (await visitor.get('/myaccount/api/v1/userNavigation')).json(),
    );
    assert.deepEqual(
      [navLinks.savedSearches!.notifications, navLinks.inbox!.notifications],
      [0, 0],
    );
    assert.equal((await ownEligibility(visitor)).totalUnreadCount, 0);
  });
  it('CAL-13: blanks and comments make no other query of it', async () => {
    const query = `# ours\n${messagingEligibilityQuery.replaceAll('\n', ' ')}`;
    assert.equal(await statusOf(ask(demo.visitor(), { query })), 200);
  });
  it('S16: no other operation, no introspection, no batch, no deep or wide query', async () => {
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [
        {
          query:
            'query PFMessagingEligibilityQuery { zimIsMessagingEligible(context: GLOBAL) { status } }',
        },
        /not on the list/,
      ],
      [
        { query: `{ ${'a { '.repeat(6)} b ${'}'.repeat(6)} }` },
        /not on the list/,
      ],
      [
        {
          query: `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
        },
        /not on the list/,
      ],
      [{ query: `{ ${'a '.repeat(500)} }` }, /too long/],
      [{ query: '{' }, /cannot be read/],
      [[{ query: messagingEligibilityQuery }], /one JSON object/],
      [{ query: 7 }, /query field/],
      [null, /one JSON object/],
    ];
    for (const [body, message] of refused) {
      const response = await ask(demo.visitor(), body);
      assert.equal(response.statusCode, 400, JSON.stringify(body).slice(0, 60));
      const { errors } = response.json<{ errors: [Failure] }>();
      assert.match(errors[0].message, message);
    }
  });
});
