import { retryLoad } from 'embed/retries';

/** Fetched with the first answer that holds data. */
export const loadReaders = () =>
  retryLoad(() => import(/* webpackChunkName: "answers" */ './readers'));
