import type { SessionFeature } from 'session-shared/session';
import { leadFormReducer } from './leadFormReducer';
import { leadFormSaga, type LeadFormEnvironment } from './leadFormSaga';

export const leadFormFeature = (environment: LeadFormEnvironment): SessionFeature => ({
  name: 'leadForm',
  reducer: leadFormReducer,
  saga: (session) => leadFormSaga(session, environment),
});
