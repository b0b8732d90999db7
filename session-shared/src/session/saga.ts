/** What follows from a change of the session. */
import { call, spawn, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { analyticsSaga } from '../analytics/saga';
import { onboardingSaga } from '../onboarding/saga';
import { oneTapSaga } from '../one-tap/saga';
import type { Session } from '../state/contract';
import { lightboxHidden } from '../state/actions';
import { selectLoggedIn, selectUser } from '../state/selectors';
import { keepSignedInHint } from './storage';
import type { SessionTasks } from '../state/tasks';

export function* sessionSaga(tasks: SessionTasks): SagaGenerator<void> {
  const { session, window } = tasks;
  // Whoever finds out that nobody is signed in: the next page must not keep a place for an account menu.
  yield* takeEvery('session/loggedOut', keepSignedInHint, window, false);
  // Each for itself: what ends one of them leaves the others alone.
  yield* spawn(tellPage, window.document);
  yield* takeEvery('registration/lightboxShown', openLightbox, session);
  yield* spawn(oneTapSaga, tasks);
  yield* spawn(onboardingSaga, session);
  yield* spawn(analyticsSaga, session, window);
}

/** The page hears of sign-in and sign-out as the DOM events `mortgage:signedIn` and `mortgage:signedOut`, once for each change. */
function* tellPage(document: Document): SagaGenerator<void> {
  let wasLoggedIn = false;
  yield* takeLatest(['session/loggedIn', 'session/loggedOut'], function* tell(): SagaGenerator<void> {
    const isLoggedIn = yield* select(selectLoggedIn);
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    const detail = isLoggedIn ? { userId: (yield* select(selectUser))?.id } : {};
    yield* call([document, document.dispatchEvent], new CustomEvent(isLoggedIn ? 'mortgage:signedIn' : 'mortgage:signedOut', { detail }));
  });
}

/** STO-6: whoever shows the lightbox by its action gets the lightbox. */
function* openLightbox(session: Session): SagaGenerator<void> {
  try {
    yield* call(session.signIn);
  } catch {
    yield* put(lightboxHidden());
  }
}
