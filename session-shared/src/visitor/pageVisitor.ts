/** Shows the visitor whom the page gives, and gives the page the visitor. */
import type { VisitorState } from 'embed/contract';
import type { dispatchPageEvent } from 'embed/page-events';
import type { PageState } from 'embed/page-state';
import { toGivenUser } from './toGivenUser';
import type { LookUpUser } from './userLookup';
import type { loggedOut, takeVisitor, UserPart, VisitorStore } from './visitor';

/** The latest: the page may have set another while this file loaded. */
export function takeWord(
  { visitor: word }: { readonly visitor?: unknown },
  store: VisitorStore,
  take: typeof takeVisitor,
  signOut: typeof loggedOut,
): void {
  const found = typeof word === 'object' && word && toGivenUser(word);
  if (!found && word) {
    console.warn(
      `[mortgage session] the page's visitor (${JSON.stringify(word)}) is not an object, so Sign In is shown: write { displayName: 'Ada Lane' }, or null for signed out.`,
    );
  }
  const { id, firstName } = store.getState().user.lookup.user ?? {};
  if (found && id === '' && firstName !== found.user.firstName) {
    store.dispatch(signOut('otherUser'));
  }
  if (found) {
    take(store, found);
  } else {
    store.dispatch(signOut(undefined, { avatar: {}, navLinks: {} }));
  }
}

/** Dispatches the event `visitor` from the first call on. */
export async function findVisitor(
  page: PageState,
  store: VisitorStore,
  lookUpUser: LookUpUser,
  dispatch: typeof dispatchPageEvent,
): Promise<VisitorState> {
  const announce = (): VisitorState => {
    const next = toVisitorState(store.getState());
    const { shownVisitor } = page;
    if (shownVisitor && JSON.stringify(shownVisitor) === JSON.stringify(next)) {
      return shownVisitor;
    }
    page.shownVisitor = next;
    dispatch(document, 'visitor', next);
    return next;
  };
  await lookUpUser();
  if (!page.shownVisitor) {
    store.subscribe(announce);
  }
  return announce();
}

function toVisitorState({
  user: { loggedIn, name, lookup },
}: UserPart): VisitorState {
  if (!loggedIn) {
    return { state: lookup.status === 'signedOut' ? 'signedOut' : 'unknown' };
  }
  const { user, given } = lookup;
  return {
    state: 'signedIn',
    id: user?.id,
    displayName: name,
    photo: given?.avatar.photo,
    roles: user?.profileTypes,
    permissions: user?.permissions,
    unreadCount: given?.navLinks.inbox?.notifications,
  };
}
