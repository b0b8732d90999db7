import { legacyCases, type LegacyCase } from 'host-demo/legacy-cases';

export type { LegacyCase };

/** Our remotes are live there, as on the clean page. */
export const liveHosts = legacyCases.filter(
  ({ sandbox, failsClosed, name }) =>
    !sandbox && !failsClosed && name !== 'clean',
);
/** Only the static view may be shown there (docs/embedding.md). */
export const closedHosts = legacyCases.filter(({ failsClosed }) => failsClosed);
export const sandboxedHosts = legacyCases.filter(({ sandbox }) => sandbox);

/** One page of each class, daily; the others run in `npm run test:all`. */
const daily = [
  'prototype-1.6',
  'mootools',
  'css-wars',
  'adopted-sheets',
  'rtl',
  'clobbered-head',
  'frozen-object',
  'broken-json',
  'variables',
  'constants',
  'keys',
  'saved-page',
  'csp-nonce',
  'trusted-types',
  'no-symbol',
  'sandbox',
];
export const laneOf = ({ name }: LegacyCase): string[] =>
  daily.includes(name) ? [] : ['@all'];

/** Pages whose names or built-ins would stop a lead, or garble a request's body, lists above all. */
const garbling = [
  'constants',
  'prototype',
  'prototype-1.6',
  'mootools',
  'broken-json',
  'no-fetch',
  'old-polyfills',
];
export const garblingHosts = legacyCases.filter(({ name }) =>
  garbling.includes(name),
);
