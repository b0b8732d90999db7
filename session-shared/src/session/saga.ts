/** The session's background tasks. */
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { createConsent } from '../analytics/consent';
import { analyticsSaga } from '../analytics/saga';
import { selectSite } from '../config/config';
import { watchExpiry } from '../expiry/watchExpiry';
import { measurementSaga } from '../measurement/saga';
import { onboardingSaga } from '../onboarding/saga';
import { oneTapSaga } from '../one-tap/saga';
import { pageEventsSaga } from '../page/saga';
import { shareRunning } from '../promises/shareRunning';
import type { SignedIn } from '../sign-in/api';
import { signInSaga } from '../sign-in/saga';
import type { SignIn } from '../sign-in/signIn';
import { tabsSaga } from '../tabs/saga';
import type { TabChannel } from '../tabs/tabChannel';
import type { LookUpUser } from '../visitor/userLookup';
import type { Session } from './contract';
import { loadDialogs, loadTimeout } from './loadDialogs';

export interface SessionTasks {
  readonly session: Session;
  readonly window: Window;
  readonly lookUpUser: LookUpUser;
  /** Rejects where the dialog cannot be had. */
  readonly openSignIn: SignIn;
  readonly tabs: TabChannel;
  /** After a sign-in on this page: updates the store, the hint and other tabs. */
  readonly completeSignIn: (signedIn: SignedIn) => void;
}

/** Each for itself: what ends one of them leaves the others alone. */
export function* sessionSaga(tasks: SessionTasks): SagaGenerator<void> {
  const { session, openSignIn, window, tabs, lookUpUser, completeSignIn } = tasks;
  const { store, api, report } = session;
  const consent = createConsent(window, () => selectSite(store.getState()).analyticsConsent);
  const showQuestionnaire = async () => (await loadDialogs()).showQuestionnaire(store);

  // Once at a time. Where that code cannot be had, the session ends unasked (ERR-8).
  const askToStay = shareRunning(() =>
    loadTimeout()
      .then((timeout) => timeout.askToStay({ ...session, lookUpUser }))
      .catch(() => undefined),
  );

  yield* spawn(tabsSaga, window, tabs, watchExpiry(store, askToStay));
  yield* spawn(pageEventsSaga, window.document);
  yield* spawn(signInSaga, { openSignIn, report });
  yield* spawn(oneTapSaga, { window, api, report, completeSignIn });
  yield* spawn(onboardingSaga, { showDialog: showQuestionnaire, report });
  yield* spawn(analyticsSaga, { window, api, lookUpUser, report, consent });
  yield* spawn(measurementSaga, { window, consent, report });
}
