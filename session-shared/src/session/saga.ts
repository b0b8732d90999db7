/** The session's background tasks. */
import {
  spawn,
  type SagaGenerator,
  takeEvery,
  select,
  call,
  put,
  takeLeading,
} from 'typed-redux-saga';
import { dispatchPageEvent } from 'embed/page-events';
import { findPageState } from 'embed/page-state';
import { createConsent } from '../analytics/consent';
import { analyticsSaga } from '../analytics/saga';
import { selectSite } from '../config/config';
import { watchExpiry } from '../expiry/watchExpiry';
import { measurementSaga } from '../measurement/saga';
import type { OneTapTasks } from '../one-tap/saga';
import { shareRunning } from '../promises/shareRunning';
import type { SignedIn } from '../sign-in/api';
import type { SignIn } from '../sign-in/signIn';
import { type TabChannel, keepSignedInHint } from '../tabs/tabChannel';
import type { LookUpUser } from '../visitor/userLookup';
import {
  type expiryFound,
  type loggedIn,
  type loggedOut,
  selectUser,
} from '../visitor/visitor';
import {
  googleOneTapHidden,
  lightboxHidden,
} from '../registration/registration';
import {
  onboardingConfigSet,
  questionnaireHidden,
} from '../onboarding/onboarding';
import type { Session } from './contract';
import { loadDialogs, loadTimeout } from './loadDialogs';

export interface SessionTasks {
  readonly session: Session;
  readonly window: Window;
  readonly lookUpUser: LookUpUser;
  /** Rejects where the dialog does not load. */
  readonly openSignIn: SignIn;
  readonly tabs: TabChannel;
  readonly completeSignIn: (signedIn: SignedIn) => void;
}

/** Each by itself: the end of one leaves the others running. */
export function* sessionSaga(tasks: SessionTasks): SagaGenerator<void> {
  const { session, window, tabs, lookUpUser, completeSignIn } = tasks;
  const { store, api, report } = session;
  const consent = createConsent(
    window,
    () => selectSite(store.getState()).analyticsConsent,
  );

  // Once at a time. If that code does not load, the session ends without a dialog (ERR-8).
  const { account, googleClientId } = selectSite(store.getState());
  const askToStay = shareRunning(async () => {
    // No dialog opens on a site whose visitors sign in elsewhere.
    if (account !== 'dialog') {
      return;
    }
    await loadTimeout()
      .then((timeout) => timeout.askToStay({ ...session, lookUpUser }))
      .catch(() => undefined);
  });

  yield* spawn(tabsSaga, window, tabs, watchExpiry(store, askToStay));
  yield* spawn(visitorChangesSaga, window.document);
  yield* spawn(signInSaga, tasks);
  if (account === 'dialog' && googleClientId) {
    yield* spawn(startOneTap, { window, api, report, completeSignIn });
  }
  yield* spawn(onboardingSaga, session);
  yield* spawn(analyticsSaga, { window, api, lookUpUser, report, consent });
  yield* spawn(measurementSaga, { window, consent, report });
}

/** Without a client id the actions change the state only (OPN-36). */
function* startOneTap(tasks: OneTapTasks): SagaGenerator<void> {
  try {
    const { oneTapSaga } = yield* call(loadOneTap);
    yield* call(oneTapSaga, tasks);
  } catch {
    tasks.report({ name: 'OneTapUnavailable' });
    yield* put(googleOneTapHidden());
  }
}

const loadOneTap = () =>
  import(/* webpackChunkName: "one-tap" */ '../one-tap/saga');

/** Stores the hint for the next page's loader, and informs other tabs of a change that this tab notices first. */
function* tabsSaga(
  window: Window,
  tabs: TabChannel,
  watchExpiry: () => void,
): SagaGenerator<void> {
  yield* takeEvery(
    ['session/loggedIn', 'session/loggedOut'],
    createAnnouncement(window, tabs),
  );
  // The session lasts equally long in all tabs.
  yield* takeEvery(
    'session/expiryFound',
    (action: ReturnType<typeof expiryFound>) => {
      if (!action.isOfOtherTab) {
        tabs.post(action.endsAt);
      }
      watchExpiry();
    },
  );
}

function createAnnouncement(window: Window, tabs: TabChannel) {
  let lastId: string | undefined;
  return (action: VisitorChange): void => {
    const user = action.type === 'session/loggedIn' ? action.user : undefined;
    const page = findPageState(window);
    // An answer from before the change is not about this visitor.
    if (page) {
      page.firstAnswer = undefined;
    }
    if ('cause' in action && action.cause) {
      return;
    }
    const isNews = keepSignedInHint(window, !!user);
    if (action.given) {
      return;
    }
    if (isNews) {
      tabs.post(user ? 'signedIn' : 'signedOut');
    }
    // The hint is the same for another person. Each person once, so that two tabs never answer each other for ever.
    else if (user && user.id !== lastId) {
      tabs.post({ userId: user.id });
    }
    lastId = user?.id;
  };
}

type VisitorChange = ReturnType<typeof loggedIn | typeof loggedOut>;

/** Once for each change: the page gets `signedIn` or `signedOut`. */
function* visitorChangesSaga(document: Document): SagaGenerator<void> {
  let wasSignedIn = false;
  let owner: string | undefined;
  yield* takeEvery(
    ['session/loggedIn', 'session/loggedOut'],
    function* (action: VisitorChange) {
      const user = yield* select(selectUser);
      const cause = 'cause' in action ? action.cause : undefined;
      // A visitor's answers end with their session. A refused token keeps them, but not for another person (OPN-118).
      const isEnd = cause ? cause !== 'invalidToken' : wasSignedIn;
      const isOver = user ? user.id !== owner : isEnd;
      if (owner !== undefined && isOver) {
        yield* put(
          onboardingConfigSet({ zipCode: undefined, email: undefined }),
        );
      }
      owner = user?.id ?? (isOver ? undefined : owner);
      const isSignedIn = user !== undefined;
      if (isSignedIn === wasSignedIn) {
        return;
      }
      wasSignedIn = isSignedIn;
      if (user) {
        dispatchPageEvent(document, 'signedIn', { userId: user.id });
      } else {
        dispatchPageEvent(document, 'signedOut', {});
      }
    },
  );
}

function* signInSaga(tasks: SessionTasks): SagaGenerator<void> {
  yield* takeEvery('registration/lightboxShown', openDialog, tasks);
}

function* openDialog({
  openSignIn,
  session,
}: SessionTasks): SagaGenerator<void> {
  try {
    yield* call(openSignIn);
  } catch (cause) {
    // Lost code is a ChunkLoadError (ERR-8).
    const detail = cause instanceof Error ? cause.name : undefined;
    session.report({ name: 'SignInUnavailable', detail });
    yield* put(lightboxHidden());
  }
}

function* onboardingSaga(session: Session): SagaGenerator<void> {
  yield* takeLeading('onboarding/questionnaireShown', ask, session);
}

function* ask({ store, report }: Session): SagaGenerator<void> {
  try {
    const { showQuestionnaire } = yield* call(loadDialogs);
    const answers = yield* call(showQuestionnaire, store);
    if (answers) {
      yield* put(onboardingConfigSet(answers));
    }
  } catch {
    report({ name: 'QuestionnaireUnavailable' });
  } finally {
    yield* put(questionnaireHidden());
  }
}
