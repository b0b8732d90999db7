/** Page events that concern the form. @source F19, F38 */
import type { Session, SessionState } from 'session-shared/session';

type LifecycleState = Readonly<typeof initialState>;
const initialState = { online: true };

export function lifecycleReducer(
  state: LifecycleState = initialState,
  action: LifecycleAction | { readonly type: 'leadForm/leadSent' },
): LifecycleState {
  switch (action.type) {
    case 'leadForm/connectionChanged':
      return { online: action.online };
    case 'leadForm/leadSent':
      return initialState;
    default:
      return state;
  }
}

/** React shows the form, and may change it. */
export const formOpened = () => ({ type: 'leadForm/formOpened' }) as const;
/** The visitor came back to a page that the browser had kept (F19). */
export const pageRestored = () => ({ type: 'leadForm/pageRestored' }) as const;
export const connectionChanged = (online: boolean) =>
  ({ type: 'leadForm/connectionChanged', online }) as const;

export type LifecycleAction = ReturnType<
  typeof formOpened | typeof pageRestored | typeof connectionChanged
>;

/** An answer proves the connection, whatever the browser says of itself (F72). */
export function noticeAnswer({ store }: Pick<Session, 'store'>): void {
  if (!selectOnline(store.getState())) {
    store.dispatch(connectionChanged(true));
  }
}

type StateWithLifecycle = SessionState & {
  readonly leadForm?: { readonly lifecycle: LifecycleState };
};

export const selectOnline = ({ leadForm }: StateWithLifecycle): boolean =>
  (leadForm?.lifecycle ?? initialState).online;
