import { findPageState } from 'embed/page-state';

/** Fetched with the first answer that holds data. */
export const loadReaders = () =>
  retryLoad(() => import(/* webpackChunkName: "answers" */ './readers'));

/** A page host tries again what fails. */
export function retryLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  const { retryView, slots: [slot] = [] } = findPageState(window) ?? {};
  return retryView && slot ? retryView(slot.remote, load) : load();
}
