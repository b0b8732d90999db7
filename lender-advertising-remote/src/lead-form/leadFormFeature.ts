import type { SessionFeature } from 'session-shared/session';
import { leadFormReducer } from './reducer';
import { leadFormSaga } from './saga';
import { leadFormKey } from './selectors';
import type { LeadFormSurroundings } from './surroundings';

export const leadFormFeature = (surroundings: LeadFormSurroundings): SessionFeature => ({
  name: leadFormKey,
  reducer: leadFormReducer,
  saga: (session) => leadFormSaga(session, surroundings),
});
