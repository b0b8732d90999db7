import type { SessionFeature } from 'session-shared/session';
import { accountReducer } from './reducer';
import { accountSaga } from './saga';
import { accountKey } from './selectors';

/** The header's part of the session: the account menus. */
export const accountFeature: SessionFeature = {
  name: accountKey,
  reducer: accountReducer,
  saga: accountSaga,
};
