import type { LeadRole, UtmParams } from 'mortgage-domain/lead';
import type { SessionFeature } from 'session-shared/session';
import { leadFormReducer } from './reducer';
import { leadFormSaga } from './saga';
import { leadFormKey } from './selectors';

export interface LeadFormSurroundings {
  readonly navigate: (path: string) => void;
  /** Campaign parameters of the page's address (OPN-75). */
  readonly utmParams: UtmParams | undefined;
  /** Tells the page that a lead was stored. */
  readonly sent: (role: LeadRole) => void;
}

export const leadFormFeature = (surroundings: LeadFormSurroundings): SessionFeature => ({
  name: leadFormKey, reducer: leadFormReducer, saga: (session) => leadFormSaga(session, surroundings),
});
