/** The secondary navigation's part of the session: the record of the visitor's lender. Source: LAP-8..16, CAL-9, ERR-24, OPN-51. */
import {
  call,
  cancel,
  delay,
  fork,
  put,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import type { RegisteredLender } from 'mortgage-domain/lenders/registeredLender';
import {
  selectUser,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';
import type { Lookups } from '../lookups/lookups';

interface SubNavState {
  readonly isLoading: boolean;
  /** The record is late: the entries that do not need it are shown already. */
  readonly isLate: boolean;
  readonly lender?: RegisteredLender;
}
const unknown: SubNavState = { isLoading: false, isLate: false };

/** How long the entries wait for the record, so that they appear together. */
const entriesWaitMs = 1000;

function subNavReducer(
  state: SubNavState = unknown,
  action: SubNavAction,
): SubNavState {
  switch (action.type) {
    case 'subNav/lenderLookupStarted':
      return state.lender ? state : { isLoading: true, isLate: false };
    case 'subNav/lenderIsLate':
      return { ...state, isLoading: false, isLate: true };
    case 'subNav/lenderLookedUp':
      return { ...state, isLoading: false, lender: action.lender };
    case 'session/loggedOut':
      return unknown;
    default:
      return state;
  }
}

const lenderLookupStarted = () =>
  ({ type: 'subNav/lenderLookupStarted' }) as const;
const lenderIsLate = () => ({ type: 'subNav/lenderIsLate' }) as const;
/** Without a lender the lookup failed. */
const lenderLookedUp = (lender?: RegisteredLender) =>
  ({ type: 'subNav/lenderLookedUp', lender }) as const;

type SubNavAction =
  | ReturnType<
      typeof lenderLookupStarted | typeof lenderIsLate | typeof lenderLookedUp
    >
  | { readonly type: 'session/loggedOut' };

/** The bar's part exists while the bar is attached. */
type StateWithSubNav = SessionState & { readonly subNav?: SubNavState };

const selectSubNav = ({ subNav = unknown }: StateWithSubNav): SubNavState =>
  subNav;
export const selectLender = (state: SessionState) => selectSubNav(state).lender;
/** Whether the entries wait for the record. */
export const selectIsLenderLoading = (state: SessionState) =>
  selectSubNav(state).isLoading;
/** Whether the record has come, or will come, after the first entries. */
export const selectIsLenderLate = (state: SessionState) =>
  selectSubNav(state).isLate;

export const subNavFeature = (lookups: Lookups): SessionFeature => ({
  name: 'subNav',
  reducer: subNavReducer,
  saga: () => subNavSaga(lookups),
});

function* subNavSaga(lookups: Lookups): SagaGenerator<void> {
  for (;;) {
    const loading = yield* fork(loadLender, lookups);
    const { type } = yield* take(['session/loggedIn', 'session/loggedOut']);
    // Another visitor: discard the running lookup, and the answer about the last one.
    yield* cancel(loading);
    if (type === 'session/loggedOut') {
      lookups.forget();
    }
  }
}

function* markLate(): SagaGenerator<void> {
  yield* delay(entriesWaitMs);
  yield* put(lenderIsLate());
}

function* loadLender({ registeredLender }: Lookups): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (!user?.lenderId) {
    return;
  }
  yield* put(lenderLookupStarted());
  const waiting = yield* fork(markLate);
  const result = yield* call(registeredLender, user.lenderId);
  yield* cancel(waiting);
  // ERR-24: a failure is silent; the bar shows without the dependent items.
  yield* put(lenderLookedUp(result.ok ? result.value : undefined));
}
