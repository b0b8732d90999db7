/**
 * Asks the page frame once for what it changes in the menus. Source: ledger CAL-14, OPN-27, OPN-28.
 */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  selectConfig,
  selectLoggedIn,
  type Session,
  type SessionFeature,
} from 'session-shared/session';
import { selectUserNavigation, userNavigationLoaded } from '../account/account';
import { fetchPageFrame, fetchRegionId } from './api';
import { navigationSlice, sectionsLoaded } from './navigation';
import { readKnownRegion } from './storage';

export const navigationFeature: SessionFeature = { ...navigationSlice, saga: navigationSaga };

function* navigationSaga(session: Session): SagaGenerator<void> {
  const region = yield* call(readKnownRegion);
  const regionId = region && (yield* call(fetchRegionId, session.api, region));
  const { guid } = yield* select(selectConfig);
  const frame = yield* call(fetchPageFrame, session, { regionId, guid });
  // The default menus stay when the call fails.
  if (!frame.ok) return;
  const { sections, user } = frame.value;
  yield* put(sectionsLoaded(sections));
  const loggedIn = yield* select(selectLoggedIn);
  const known = yield* select(selectUserNavigation);
  if (user && loggedIn && !known) yield* put(userNavigationLoaded(user));
}
