/** The account menus follow the session, and the session follows the account response. Source: ledger HDR-16..18, ERR-20. */
import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { loggedOut, lookupFailed, selectLoggedIn, selectLookupStatus, selectSite, type Session } from 'session-shared/session';
import { accountSectionsLoaded, userNavigationLoaded } from './actions';
import { fetchAccountSections, fetchUserNavigation } from './api';
import { decideLoginSync } from './decideLoginSync';
import { selectSections } from './selectors';

type Saga = SagaGenerator<void>;

export function* accountSaga(session: Session): Saga {
  yield* takeLatest('session/loggedIn', loadUserNavigation, session);
  yield* call(syncLogin, session);
}

function* syncLogin(session: Session): Saga {
  const account = yield* call(fetchAccountSections, session.api);
  // A failed call says nothing about anybody: what was shown stays.
  if (!account.ok) return void (yield* put(lookupFailed()));
  yield* put(accountSectionsLoaded(account.value));
  const hasSections = account.value.sections.length > 0;
  const loggedIn = yield* select(selectLoggedIn);
  const sync = decideLoginSync(hasSections, loggedIn);
  if (sync === 'signedIn') yield* call(session.lookUpUser);
  // Somebody was signed in before the header came: there is no later login change to wait for.
  if (sync === 'unchanged' && loggedIn) yield* call(loadUserNavigation, session);
  if (sync === 'signedOut' || (!hasSections && (yield* select(selectLookupStatus)) === 'notLoaded')) yield* put(loggedOut());
}

function* loadUserNavigation(session: Session): Saga {
  const { accountPrefix } = yield* select(selectSite);
  if ((yield* select(selectSections)).length === 0) {
    const account = yield* call(fetchAccountSections, session.api);
    if (account.ok) yield* put(accountSectionsLoaded(account.value));
  }
  try {
    yield* put(userNavigationLoaded(yield* call(fetchUserNavigation, session.api, accountPrefix)));
  } catch {
    // ERR-20: swallowed; the menu keeps its default links.
  }
}
