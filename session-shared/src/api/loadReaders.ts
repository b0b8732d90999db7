import { findPageState } from 'embed/page-state';

const load = () => import(/* webpackChunkName: "answers" */ './readers');

/** Fetched with the first answer that says something. A page host tries again what fails. */
export function loadReaders(): ReturnType<typeof load> {
  const { retryView, slots: [slot] = [] } = findPageState(window) ?? {};
  return retryView && slot ? retryView(slot.remote, load) : load();
}
