/** The account menus follow the session, and the session follows the account response. Source: ledger HDR-16..18, ERR-20. */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  loggedOut,
  lookupFailed,
  selectLoggedIn,
  selectLookupStatus,
  selectSite,
  selectUser,
  type Session,
} from 'session-shared/session';
import { accountSectionsLoaded, userNavigationLoaded } from './actions';
import { fetchAccountSections, fetchUserNavigation } from './api';
import { decideLoginSync } from './decideLoginSync';
import { followLogin } from '../followLogin';
import { selectSections } from './selectors';

type Saga = SagaGenerator<void>;

export function* accountSaga(session: Session): Saga {
  yield* call(syncLogin, session);
  yield* call(followLogin, () => loadAccountMenu(session));
}

/** HDR-16, HDR-17: what the account response says of the visitor goes for the session. */
function* syncLogin(session: Session): Saga {
  const userBefore = yield* select(selectUser);
  const account = yield* call(fetchAccountSections, session);
  // Somebody signed in or out meanwhile: the answer is about another visitor.
  if ((yield* select(selectUser)) !== userBefore) return;
  // A failed call says nothing about anybody: what was shown stays.
  if (!account.ok) return void (yield* put(lookupFailed()));
  const { sections } = account.value;
  const loggedIn = yield* select(selectLoggedIn);
  const status = yield* select(selectLookupStatus);
  yield* put(accountSectionsLoaded(account.value, userBefore?.id));
  const sync = decideLoginSync(sections.length > 0, loggedIn);
  if (sync === 'signedIn')
    yield* call(() => session.lookUpUser(status === 'signedOut' ? 'network' : 'cache'));
  if (sync === 'signedOut' || (sections.length === 0 && status !== 'signedOut'))
    yield* put(loggedOut());
}

/** HDR-17, HDR-18: user navigation, and the sections of somebody who has just logged in. */
function* loadAccountMenu(session: Session): Saga {
  if ((yield* select(selectSections)).length === 0) {
    const account = yield* call(fetchAccountSections, session);
    if (account.ok)
      yield* put(accountSectionsLoaded(account.value, (yield* select(selectUser))?.id));
  }
  const { accountPrefix } = yield* select(selectSite);
  try {
    yield* put(userNavigationLoaded(yield* call(fetchUserNavigation, session, accountPrefix)));
  } catch {
    // ERR-20: swallowed; the menu keeps its default links.
  }
}
