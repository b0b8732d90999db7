/** The Inbox of whoever is logged in. Source: ledger CAL-13, NAV-6, ERR-19. */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectSite, type Session } from 'session-shared/session';
import { followLogin } from '../followLogin';
import { eligibilityLoaded } from './actions';
import { fetchMessagingEligibility } from './api';

type Saga = SagaGenerator<void>;

export function* messagingSaga(session: Session): Saga {
  yield* call(followLogin, () => loadEligibility(session));
}

function* loadEligibility({ api }: Session): Saga {
  const { brandSlug } = yield* select(selectSite);
  const found = yield* call(fetchMessagingEligibility, api, brandSlug);
  // ERR-19: swallowed; the Inbox entry keeps its default address and count.
  if (found.ok) yield* put(eligibilityLoaded(found.value));
}
