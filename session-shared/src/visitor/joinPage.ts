/** The visitor that the page gives. Its reader is a chunk, because most pages leave it to the server. */
import { dispatchPageEvent } from 'embed/page-events';
import { findPageState } from 'embed/page-state';
import { retryLoad, worthRetrying } from 'embed/retries';
import type { LookUpUser } from './userLookup';
import {
  loggedOut,
  lookupStarted,
  takeVisitor,
  type VisitorStore,
} from './visitor';

const load = () =>
  retryLoad(
    () => import(/* webpackChunkName: "page-visitor" */ './pageVisitor'),
  );

/**
 * Answers the page, and returns a lookup that waits for the page's visitor. The chunk gets its needs as
 * arguments: a module that it imported would leave the scope of this file and cost bytes on each page.
 */
export function joinPage(store: VisitorStore, ask: LookUpUser): LookUpUser {
  const page = findPageState(window);
  if (!page) {
    return ask;
  }
  let taking: Promise<unknown> | undefined;
  const lookUpUser: LookUpUser = (from) =>
    taking ? taking.then(() => ask(from)) : ask(from);
  page.takeVisitor = () => {
    // No call starts after this; the answer of a running one is ignored.
    store.dispatch(lookupStarted({ avatar: {}, navLinks: {} }));
    const taken = load().then(({ takeWord }) =>
      takeWord(page, store, takeVisitor, loggedOut),
    );
    // A rejection is for the page that waits for it. Lookups go on meanwhile, and the last word is tried again (I7).
    const tried = taken.catch(() => {
      void worthRetrying(window).then(() => {
        if (taking === tried) {
          void page.takeVisitor?.();
        }
      });
    });
    taking = tried;
    return taken;
  };
  page.findVisitor = () =>
    load().then(({ findVisitor }) =>
      findVisitor(page, store, lookUpUser, dispatchPageEvent),
    );
  if (page.visitor !== undefined) {
    void page.takeVisitor();
  }
  return lookUpUser;
}
