import { retryLoad } from 'embed/retries';

/** Fetched with the first answer that holds data. */
export const loadReaders = () =>
  retryLoad(
    () => import(/* webpackChunkName: "readers" */ './readers'),
    'header-remote',
  );

/** A guest's answer. */
export const saysNothing = (json: unknown): boolean =>
  ['{}', '{"sections":[]}'].includes(JSON.stringify(json));
