/** The demo's hostile pages, by what is expected of them. */
import { legacyCases, type LegacyCase } from 'host-demo/legacy-cases';

export type { LegacyCase };

/** Ours are live there, as on the page that does nothing unusual. */
export const liveHosts = legacyCases.filter(
  ({ sandbox, failsClosed, name }) => !sandbox && !failsClosed && name !== 'clean',
);
/** Only the static view may be shown there (docs/embedding.md). */
export const closedHosts = legacyCases.filter(({ failsClosed }) => failsClosed);
export const sandboxedHosts = legacyCases.filter(({ sandbox }) => sandbox);

/** Pages whose natives would garble what is sent: lists above all. */
const garbling = [
  'prototype',
  'prototype-1.6',
  'mootools',
  'broken-json',
  'no-fetch',
  'old-polyfills',
];
export const garblingHosts = legacyCases.filter(({ name }) => garbling.includes(name));
