/** The lead: the action has the name of the product, so that `paths` of the fixtures may move it. */
import type { Case } from '../host/case';
import { partOf } from '../host/exchange';
import type { Contract } from '../host/contract';

const newKey = (): string => `conformance-${Math.random().toString(36).slice(2, 12)}`;

export function leadCases(contract: Contract): readonly Case[] {
  const { id = '' } =
    contract.operations.find(({ parameters }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    ) ?? {};
  return [...storedLeads(id), ...refusedLeads(id)];
}

const storedLeads = (call: string): readonly Case[] => [
  {
    call,
    asks: 'accepts a lead, and the same lead again after a lost answer',
    needs: ['lead'],
    async ask({ visitor, fresh, fixtures }) {
      const sent = { body: fresh(fixtures.lead), headers: { 'idempotency-key': newKey() } };
      const first = await visitor().call(call, sent);
      const isTaken = first.kind === 'answered' && first.status === 200;
      return isTaken ? visitor().call(call, sent) : first;
    },
  },
  {
    call,
    asks: "refuses another person's lead under the same key",
    needs: ['lead'],
    error: 'IdempotencyKeyReused',
    async ask({ visitor, fresh, fixtures }) {
      const headers = { 'idempotency-key': newKey() };
      const lead = fresh(fixtures.lead);
      await visitor().call(call, { body: lead, headers });
      const emailAddress = `another-${newKey()}@lender.example.com`;
      return visitor().call(call, { body: { ...lead, emailAddress }, headers });
    },
  },
];

const refusedLeads = (call: string): readonly Case[] => [
  {
    call,
    asks: 'names the invalid field',
    needs: ['lead'],
    error: 'InvalidLead',
    ask: ({ visitor, fresh, fixtures }) =>
      visitor().call(call, { body: { ...fresh(fixtures.lead), emailAddress: 'no address' } }),
  },
  {
    call,
    asks: 'refuses a lead with an unknown role',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor, example }) =>
      visitor().call(call, { body: { ...example(call), role: 'Nobody' } }),
  },
  {
    call,
    asks: 'asks for the security check, with a script on the same host',
    needs: ['lead', 'securityCheck'],
    error: 'BotBlocked',
    ask: ({ visitor, fresh, fixtures }) =>
      visitor().call(call, { body: { ...fresh(fixtures.lead), website: 'https://a.example' } }),
    async also(found, { visitor }) {
      const script = await visitor().get(String(partOf(found, 'blockScript')));
      const type = script.kind === 'answered' ? script.headers.get('content-type') : script.why;
      return /javascript/.test(type ?? '')
        ? []
        : [
            {
              what: 'the script of blockScript',
              expected: 'text/javascript',
              got: type ?? 'none',
            },
          ];
    },
  },
];
