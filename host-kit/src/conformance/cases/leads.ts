/** The lead: the action has the name of the product, so that `paths` of the fixtures may move it. */
import { casesFor, invalidRequest, type Case } from '../host/case';
import { partOf } from '../host/exchange';
import type { Contract } from '../host/contract';

const newKey = (): string =>
  `conformance-${Math.random().toString(36).slice(2, 12)}`;

export function leadCases(contract: Contract): readonly Case[] {
  const { id: call = '' } =
    contract.operations.find(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    ) ?? {};
  return [...storedLeads(call), ...refusedLeads(call)];
}

const storedLeads = (call: string): readonly Case[] =>
  casesFor(call, {
    'accepts a lead, and the same lead again after a lost answer': {
      needs: ['lead'],
      async ask({ visitor, fresh, fixtures }) {
        const sent = {
          body: fresh(fixtures.lead),
          headers: { 'idempotency-key': newKey() },
        };
        const first = await visitor().call(call, sent);
        const isTaken = first.kind === 'answered' && first.status === 200;
        return isTaken ? visitor().call(call, sent) : first;
      },
    },
    "refuses another person's lead under the same key": {
      needs: ['lead'],
      error: 'IdempotencyKeyReused',
      async ask({ visitor, fresh, fixtures }) {
        const headers = { 'idempotency-key': newKey() };
        const lead = fresh(fixtures.lead);
        await visitor().call(call, { body: lead, headers });
        const emailAddress = `another-${newKey()}@lender.example.com`;
        return visitor().call(call, {
          body: { ...lead, emailAddress },
          headers,
        });
      },
    },
  });

const refusedLeads = (call: string): readonly Case[] =>
  casesFor(call, {
    'names the invalid field': {
      needs: ['lead'],
      error: 'InvalidLead',
      send: ({ fresh, fixtures: { lead } }) => ({
        body: { ...fresh(lead), emailAddress: 'no address' },
      }),
    },
    'refuses a lead with an unknown role': {
      ...invalidRequest,
      send: ({ example }) => ({ body: { ...example, role: 'Unknown' } }),
    },
    'asks for the security check, with a script on the same host': {
      needs: ['lead', 'securityCheck'],
      error: 'BotBlocked',
      send: ({ fresh, fixtures: { lead } }) => ({
        body: { ...fresh(lead), website: 'https://a.example' },
      }),
      async also(found, { visitor }) {
        const script = await visitor().get(
          String(partOf(found, 'blockScript')),
        );
        const got =
          script.kind === 'unanswered'
            ? script.why
            : script.headers.get('content-type') || 'none';
        const [what, expected] = [
          'the script of blockScript',
          'text/javascript',
        ];
        return got.includes('javascript') ? [] : [{ what, expected, got }];
      },
    },
  });
