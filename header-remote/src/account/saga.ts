/** The account menus follow the session, and the session follows the account response. Source: ledger HDR-16..18, ERR-20. */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { attempt } from 'embed/attempt';
import { keepsCookies } from 'embed/cookies';
import { actingHint, signedInHintKey } from 'embed/hand-overs';
import type { AccountSections } from 'mortgage-domain/menus/accountSections';
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { User } from 'mortgage-domain/people/user';
import { buildUserNavigationPath } from 'mortgage-domain/site/servicePaths';
import {
  loggedOut,
  lookupFailed,
  selectLoggedIn,
  selectLookupStatus,
  selectSite,
  selectUser,
  type ApiResult,
  type Session,
  type SessionAction,
  type SessionFeature,
} from 'session-shared/session';
import { fetchServerNavigation } from '../session/fetchServerNavigation';
import { forPresentVisitor } from '../session/forPresentVisitor';
import { loadReaders, saysNothing } from '../session/loadReaders';
import { selectGiven } from '../session/selectGiven';
import { whileLoggedIn } from '../session/whileLoggedIn';
import {
  accountSectionsAsked,
  accountSectionsFailed,
  accountSectionsLoaded,
  accountSlice,
  selectAccountSections,
  userNavigationLoaded,
} from './account';
import { accountCall } from './accountCall';

export const accountFeature: SessionFeature = {
  ...accountSlice,
  saga: accountSaga,
};

function* accountSaga(session: Session): SagaGenerator<void> {
  if ((yield* select(selectSite)).account === 'none') {
    return;
  }
  yield* call(forPresentVisitor, () => syncLogin(session));
  yield* call(whileLoggedIn, () => loadAccountMenu(session));
}

/** HDR-16, HDR-17: the account response decides whether the visitor is signed in. */
function* syncLogin(session: Session): SagaGenerator<void> {
  if (yield* select(selectGiven)) {
    return;
  }
  const userBefore = yield* select(selectUser);
  yield* put(accountSectionsAsked());
  const account = yield* call(fetchAccountSections, session);
  const user = yield* select(selectUser);
  const hasSections = account.ok && account.value.sections.length > 0;
  const given = yield* select(selectGiven);
  if (given || !isAboutVisitor(hasSections, userBefore, user)) {
    return;
  }
  if (!account.ok) {
    yield* put(accountSectionsFailed());
    // A host may serve the visitor without these menus (docs/your-own-api.md).
    if (!(yield* select(selectLoggedIn))) {
      yield* call(() => session.lookUpUser());
    }
    yield* put(lookupFailed());
    return;
  }
  yield* put(accountSectionsLoaded(account.value, user?.id));
  yield* call(hasSections ? findVisitor : endSession, session);
  yield* call(keepActingHint, !!account.value.impersonation);
}

/** For the static view of the next page; a sign-in has stored the hint, and a sign-out has removed it. */
function keepActingHint(isActing: boolean): void {
  attempt(() => {
    if (localStorage.getItem(signedInHintKey)) {
      localStorage.setItem(signedInHintKey, isActing ? actingHint : '1');
    }
  });
}

/** Whether a server's answer is about the present visitor. After another sign-in or sign-out it is not (HDR-18). */
function isAboutVisitor(
  hasUser: boolean,
  userBefore?: User,
  user?: User,
): boolean {
  if (user === userBefore) {
    return true;
  }
  return hasUser && (!userBefore || user?.id === userBefore.id);
}

/** Without cookies the answer is about no visitor: a sign-in lasts as long as the page (F36). */
function* endSession(): SagaGenerator<void> {
  const loggedIn = yield* select(selectLoggedIn);
  const status = yield* select(selectLookupStatus);
  if (status !== 'signedOut' && (!loggedIn || keepsCookies(window))) {
    yield* put(loggedOut());
  }
}

/** HDR-17: the session looks up the visitor. Without an answer, the sections still prove that they are signed in. */
function* findVisitor(session: Session): SagaGenerator<void> {
  if (yield* select(selectLoggedIn)) {
    return;
  }
  const isFoundSignedOut = (yield* select(selectLookupStatus)) === 'signedOut';
  const found = yield* call(() =>
    session.lookUpUser(isFoundSignedOut ? 'network' : 'cache'),
  );
  if (found.status === 'unknown') {
    yield* put<SessionAction>({ type: 'session/loginFound' });
  }
}

/** Fetches the user navigation and, for another visitor than before, the sections, which decide who is signed in (HDR-17, HDR-18, OPN-109). */
function* loadAccountMenu(session: Session): SagaGenerator<void> {
  if (yield* select(selectGiven)) {
    return;
  }
  const sections = yield* select(selectAccountSections);
  if (sections.length === 0) {
    yield* call(syncLogin, session);
  }
  const { accountPrefix } = yield* select(selectSite);
  try {
    yield* put(
      userNavigationLoaded(
        yield* call(fetchUserNavigation, session, accountPrefix),
      ),
    );
  } catch {
    // ERR-20: swallowed; the menu keeps its default links.
  }
}

/** No sections: the visitor is signed out (CAL-16). */
const fetchAccountSections = (
  session: Session,
): Promise<ApiResult<AccountSections>> =>
  fetchServerNavigation(session, accountCall, async (json) =>
    saysNothing(json)
      ? { sections: [] }
      : (await loadReaders()).readAccountSections(json),
  );

/** CAL-12; rejects with 'Failed to fetch user navigation' (OPN-45). */
async function fetchUserNavigation(
  session: Session,
  accountPrefix: string,
): Promise<UserNavigation> {
  const path = buildUserNavigationPath({ accountPrefix });
  const result = await fetchServerNavigation(session, path, async (json) =>
    (await loadReaders()).readUserNavigation(json),
  );
  if (!result.ok) {
    throw new Error('Failed to fetch user navigation');
  }
  return result.value;
}
