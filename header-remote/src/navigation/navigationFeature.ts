import type { SessionFeature } from 'session-shared/session';
import { navigationReducer } from './reducer';
import { navigationSaga } from './saga';
import { navigationKey } from './selectors';

/** The header's menus, as the page frame changes them. */
export const navigationFeature: SessionFeature = {
  name: navigationKey,
  reducer: navigationReducer,
  saga: navigationSaga,
};
