/** The secondary navigation's part of the session. Source: LAP-8..16, CAL-9, ERR-24, OPN-51. */
import { call, fork, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { readRegisteredLender, registeredLenderFields, type RegisteredLender } from 'mortgage-domain/registeredLender';
import { selectUser, type Session, type SessionFeature, type SessionState } from 'session-shared/session';

const lenderLoaded = (lender: RegisteredLender) => ({ type: 'subNav/lenderLoaded', lender }) as const;
type SubNavAction = ReturnType<typeof lenderLoaded> | { readonly type: 'session/loggedOut' };
interface SubNavState { readonly lender?: RegisteredLender }
const nothing: SubNavState = {};

function subNavReducer(state: SubNavState = nothing, action: SubNavAction): SubNavState {
  switch (action.type) {
    case 'subNav/lenderLoaded': return { lender: action.lender };
    case 'session/loggedOut': return nothing;
    default: return state;
  }
}

const subNavKey = 'subNav';
export const selectLender = (state: SessionState): RegisteredLender | undefined => (state as SessionState & { readonly [subNavKey]?: SubNavState })[subNavKey]?.lender;

function* loadLender(session: Session): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user?.lenderId) return;
  const input = { lenderRef: { lenderId: user.lenderId }, fields: registeredLenderFields };
  const result = yield* call([session.api, session.api.post<RegisteredLender>], 'getRegisteredLender', input, readRegisteredLender, { authenticated: true, errorOnly: true });
  // ERR-24: a failure is silent; the bar shows without the dependent items.
  if (result.ok) yield* put(lenderLoaded(result.value));
}

function* subNavSaga(session: Session): SagaGenerator<void> {
  yield* takeLatest('session/loggedIn', loadLender, session);
  yield* fork(loadLender, session);
}

export const subNavFeature: SessionFeature = { name: subNavKey, reducer: subNavReducer, saga: subNavSaga };
