/** What follows from a change of the session. */
import {
  call,
  spawn,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';
import { analyticsSaga } from '../analytics/saga';
import { onboardingSaga } from '../onboarding/saga';
import { oneTapSaga } from '../one-tap/saga';
import type { Session } from '../state/contract';
import { lightboxHidden, type loggedIn, type loggedOut } from '../state/actions';
import { selectLoggedIn, selectUser } from '../state/selectors';
import { keepSignedInHint } from './storage';
import type { SessionTasks } from '../state/tasks';

export function* sessionSaga(tasks: SessionTasks): SagaGenerator<void> {
  const { session, window } = tasks;
  yield* takeEvery(['session/loggedIn', 'session/loggedOut'], keepInStep, tasks);
  // Each for itself: what ends one of them leaves the others alone.
  yield* spawn(tellPage, window.document);
  yield* takeEvery('registration/lightboxShown', openLightbox, session);
  yield* spawn(oneTapSaga, tasks);
  yield* spawn(onboardingSaga, session);
  yield* spawn(analyticsSaga, session, window);
}

/**
 * The next page's loader must not keep a place for an account menu that does not come. And where this tab is the first to find out
 * (a page without us has signed in or out, or a link was pressed before we ran), nobody has told the other tabs.
 */
function keepInStep(
  { window, tellTabs }: SessionTasks,
  action: ReturnType<typeof loggedIn | typeof loggedOut>,
): void {
  const isIn = action.type === 'session/loggedIn';
  if (!isIn && action.told) return;
  if (keepSignedInHint(window, isIn)) tellTabs(isIn ? 'signedIn' : 'signedOut');
}

/** The page hears of sign-in and sign-out as the DOM events `mortgage:signedIn` and `mortgage:signedOut`, once for each change. */
function* tellPage(document: Document): SagaGenerator<void> {
  let wasLoggedIn = false;
  yield* takeLatest(
    ['session/loggedIn', 'session/loggedOut'],
    function* tell(): SagaGenerator<void> {
      const isLoggedIn = yield* select(selectLoggedIn);
      if (isLoggedIn === wasLoggedIn) return;
      wasLoggedIn = isLoggedIn;
      const detail = isLoggedIn ? { userId: (yield* select(selectUser))?.id } : {};
      yield* call(
        [document, document.dispatchEvent],
        new CustomEvent(isLoggedIn ? 'mortgage:signedIn' : 'mortgage:signedOut', { detail }),
      );
    },
  );
}

/** STO-6: whoever shows the lightbox by its action gets the lightbox. */
function* openLightbox(session: Session): SagaGenerator<void> {
  try {
    yield* call(session.signIn);
  } catch {
    yield* put(lightboxHidden());
  }
}
