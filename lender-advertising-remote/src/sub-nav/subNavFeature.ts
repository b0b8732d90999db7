/** The secondary navigation's part of the session. Source: LAP-8..16, CAL-9, ERR-24, OPN-51. */
import { call, fork, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import {
  readRegisteredLender,
  registeredLenderFields,
  type RegisteredLender,
} from 'mortgage-domain/lenders/registeredLender';
import {
  selectUser,
  type Session,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';

const lenderAsked = () => ({ type: 'subNav/lenderAsked' }) as const;
const lenderMissed = () => ({ type: 'subNav/lenderMissed' }) as const;
const lenderLoaded = (lender: RegisteredLender) =>
  ({ type: 'subNav/lenderLoaded', lender }) as const;
type SubNavAction =
  | ReturnType<typeof lenderLoaded | typeof lenderAsked | typeof lenderMissed>
  | { readonly type: 'session/loggedOut' };
interface SubNavState {
  readonly lender?: RegisteredLender;
  readonly asking?: boolean;
}
const nothing: SubNavState = {};

function subNavReducer(state: SubNavState = nothing, action: SubNavAction): SubNavState {
  switch (action.type) {
    case 'subNav/lenderAsked':
      return state.lender ? state : { asking: true };
    case 'subNav/lenderMissed':
      return nothing;
    case 'subNav/lenderLoaded':
      return { lender: action.lender };
    case 'session/loggedOut':
      return nothing;
    default:
      return state;
  }
}

const subNavKey = 'subNav';
const selectSubNav = (state: SessionState): SubNavState | undefined =>
  (state as SessionState & { readonly [subNavKey]?: SubNavState })[subNavKey];
export const selectLender = (state: SessionState): RegisteredLender | undefined =>
  selectSubNav(state)?.lender;
/** Whether what depends on the record may still come. */
export const selectAskingLender = (state: SessionState): boolean =>
  selectSubNav(state)?.asking === true;

function* loadLender(session: Session): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user?.lenderId) return;
  yield* put(lenderAsked());
  const input = { lenderRef: { lenderId: user.lenderId }, fields: registeredLenderFields };
  const result = yield* call(
    [session.api, session.api.post<RegisteredLender>],
    'getRegisteredLender',
    input,
    readRegisteredLender,
    { authenticated: true, errorOnly: true },
  );
  // ERR-24: a failure is silent; the bar shows without the dependent items.
  yield* put(result.ok ? lenderLoaded(result.value) : lenderMissed());
}

function* subNavSaga(session: Session): SagaGenerator<void> {
  yield* takeLatest('session/loggedIn', loadLender, session);
  yield* fork(loadLender, session);
}

export const subNavFeature: SessionFeature = {
  name: subNavKey,
  reducer: subNavReducer,
  saga: subNavSaga,
};
