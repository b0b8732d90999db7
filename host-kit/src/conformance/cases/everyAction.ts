import {
  casesFor,
  invalidRequest,
  refusesForeignPage,
  type Case,
} from '../host/case';
import type { Contract } from '../host/contract';

const apiBase = '/mortgageapi/';

export function everyActionCases(contract: Contract): readonly Case[] {
  const actions = contract.operations.filter(({ path }) =>
    path.startsWith(apiBase),
  );
  const written = actions
    .filter(({ method }) => method === 'POST')
    .map(({ id }) => id);
  return [
    ...actions.flatMap(({ id }) => casesFor(id, refusedBodies)),
    ...written.flatMap((id) => casesFor(id, refusedPosts)),
    ...written.slice(0, 1).flatMap((id) => casesFor(id, refusedNames)),
  ];
}

/** Of actions with GET too: a request with a long address becomes a POST. */
const refusedBodies = {
  'refuses a body that is not JSON': {
    ...invalidRequest,
    send: { method: 'POST', body: '{"a":' },
  },
  'refuses a body of another type': {
    ...invalidRequest,
    status: 415,
    send: {
      method: 'POST',
      body: '<a/>',
      headers: { 'content-type': 'application/xml' },
    },
  },
  'refuses a body that is too large': {
    ...invalidRequest,
    status: 413,
    send: { method: 'POST', body: { padding: 'x'.repeat(2_000_000) } },
  },
};
const refusedPosts = {
  ...refusesForeignPage,
  'refuses GET': { error: 'WrongMethod', send: { method: 'GET' } },
};
const refusedNames = {
  'refuses an unknown action': {
    error: 'UnknownAction',
    status: 404,
    send: { action: 'noSuchAction', body: {} },
  },
};
