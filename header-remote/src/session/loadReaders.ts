import { retryLoad } from 'remote-kit/retry-load';

/** Fetched with the first answer that holds data. */
export const loadReaders = () =>
  retryLoad('header-remote', () => import(/* webpackChunkName: "readers" */ './readers'));

/** A guest's answer. */
export const saysNothing = (json: unknown): boolean =>
  ['{}', '{"sections":[]}'].includes(JSON.stringify(json));
