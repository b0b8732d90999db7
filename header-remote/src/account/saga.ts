/**
 * The account menus follow the session, and the session follows the account response. Source:
 * ledger HDR-16..18, ERR-20.
 */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  loggedOut,
  lookupFailed,
  selectLoggedIn,
  selectLookupStatus,
  selectSite,
  selectUser,
  type Session,
  type SessionAction,
  type SessionFeature,
} from 'session-shared/session';
import { whileLoggedIn } from '../session/whileLoggedIn';
import {
  accountSectionsLoaded,
  accountSlice,
  selectAccountSections,
  userNavigationLoaded,
} from './account';
import { fetchAccountSections, fetchUserNavigation } from './api';
import { isAboutVisitor } from './isAboutVisitor';

export const accountFeature: SessionFeature = { ...accountSlice, saga: accountSaga };

function* accountSaga(session: Session): SagaGenerator<void> {
  yield* call(syncLogin, session);
  yield* call(whileLoggedIn, () => loadAccountMenu(session));
}

/** HDR-16, HDR-17: what the account response says of the visitor goes for the session. */
function* syncLogin(session: Session): SagaGenerator<void> {
  const userBefore = yield* select(selectUser);
  const account = yield* call(fetchAccountSections, session);
  const user = yield* select(selectUser);
  const hasSections = account.ok && account.value.sections.length > 0;
  if (!isAboutVisitor(hasSections, userBefore, user)) return;
  if (!account.ok) {
    // It says nothing about anybody: what was shown stays.
    yield* put(lookupFailed());
    return;
  }
  const loggedIn = yield* select(selectLoggedIn);
  const status = yield* select(selectLookupStatus);
  yield* put(accountSectionsLoaded(account.value, user?.id));
  if (hasSections && !loggedIn) yield* call(findVisitor, session, status === 'signedOut');
  if (!hasSections && status !== 'signedOut') yield* put(loggedOut());
}

/**
 * HDR-17: the session says who it is. Where it gets no answer, the sections still say that somebody
 * is logged in.
 */
function* findVisitor(session: Session, isFoundSignedOut: boolean): SagaGenerator<void> {
  const found = yield* call(() => session.lookUpUser(isFoundSignedOut ? 'network' : 'cache'));
  if (found.status === 'unknown') yield* put<SessionAction>({ type: 'session/loginFound' });
}

/** Fetches the user navigation and, after a sign-in, the sections (HDR-17 HDR-18). */
function* loadAccountMenu(session: Session): SagaGenerator<void> {
  const sections = yield* select(selectAccountSections);
  if (sections.length === 0) yield* call(loadAccountSections, session);
  const { accountPrefix } = yield* select(selectSite);
  try {
    yield* put(userNavigationLoaded(yield* call(fetchUserNavigation, session, accountPrefix)));
  } catch {
    // ERR-20: swallowed; the menu keeps its default links.
  }
}

function* loadAccountSections(session: Session): SagaGenerator<void> {
  const account = yield* call(fetchAccountSections, session);
  const user = yield* select(selectUser);
  if (account.ok) yield* put(accountSectionsLoaded(account.value, user?.id));
}
