/** The default menus, and what the page frame changes in them. Source: ledger CAL-14, OPN-27, OPN-28. */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectConfig, selectLoggedIn, type Session } from 'session-shared/session';
import { userNavigationLoaded } from '../account/actions';
import { selectUserNavigation } from '../account/selectors';
import { sectionsMerged } from './actions';
import { fetchNavigation, fetchRegionId } from './api';
import { readKnownRegion } from './storage';

export function* navigationSaga(session: Session): SagaGenerator<void> {
  const region = yield* call(readKnownRegion, window);
  const regionId = region && (yield* call(fetchRegionId, session.api, region));
  const { guid } = yield* select(selectConfig);
  const navigation = yield* call(fetchNavigation, session, { regionId, guid });
  // The default menus stay when the call fails.
  if (!navigation.ok) return;
  const { sections, user } = navigation.value;
  yield* put(sectionsMerged(sections));
  if (user && (yield* select(selectLoggedIn)) && !(yield* select(selectUserNavigation)))
    yield* put(userNavigationLoaded(user));
}
