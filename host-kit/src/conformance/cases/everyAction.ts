/** Cases that apply to every action. */
import type { Case } from '../host/case';
import type { Contract } from '../host/contract';

const apiBase = '/mortgageapi/';

export function everyActionCases(contract: Contract): readonly Case[] {
  const actions = contract.operations.filter(({ path }) => path.startsWith(apiBase));
  const written = actions.filter(({ method }) => method === 'POST');
  return [
    ...actions.flatMap(({ id }) => refusalsOfBodies(id)),
    ...written.flatMap(({ id }) => refusalsOfPosts(id)),
    ...written.slice(0, 1).map(({ id }): Case => ({
      call: id,
      asks: 'refuses an unknown action',
      error: 'UnknownAction',
      status: 404,
      ask: ({ visitor }) => visitor().call(id, { action: 'noSuchAction', body: {} }),
    })),
  ];
}

const refusalsOfPosts = (call: string): readonly Case[] => [
  {
    call,
    asks: 'refuses a page of another site',
    error: 'ForeignOrigin',
    ask: ({ visitor }) =>
      visitor().call(call, {
        body: {},
        headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      }),
  },
  {
    call,
    asks: 'refuses GET',
    error: 'WrongMethod',
    ask: ({ visitor }) => visitor().call(call, { method: 'GET' }),
  },
];

/** Actions with GET too: a request with a long address becomes a POST. */
const refusalsOfBodies = (call: string): readonly Case[] => [
  {
    call,
    asks: 'refuses a body that is not JSON',
    error: 'InvalidRequest',
    status: 400,
    ask: ({ visitor }) => visitor().call(call, { method: 'POST', body: '{"a":' }),
  },
  {
    call,
    asks: 'refuses a body of another type',
    error: 'InvalidRequest',
    status: 415,
    ask: ({ visitor }) =>
      visitor().call(call, {
        method: 'POST',
        body: '<a/>',
        headers: { 'content-type': 'application/xml' },
      }),
  },
  {
    call,
    asks: 'refuses a body that is too large',
    error: 'InvalidRequest',
    status: 413,
    ask: ({ visitor }) =>
      visitor().call(call, { method: 'POST', body: { padding: 'x'.repeat(2_000_000) } }),
  },
];
