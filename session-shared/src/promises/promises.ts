/** How each call goes, by action type. Source: specification 4; ledger PRM-1. */

export type PromiseStatus = 'inProgress' | 'success' | 'error';
export type PromisesState = Readonly<Record<string, PromiseStatus>>;
export const initialPromises: PromisesState = {};

export function promisesReducer(
  state: PromisesState = initialPromises,
  action: { readonly type: string },
): PromisesState {
  if (!isStatusChange(action)) {
    return state;
  }
  return { ...state, [action.actionType]: action.status };
}

const isStatusChange = (action: {
  readonly type: string;
}): action is PromisesAction => action.type === 'promise/statusChanged';

export const promiseStatusChanged = (
  actionType: string,
  status: PromiseStatus,
) => ({ type: 'promise/statusChanged', actionType, status }) as const;
export type PromisesAction = ReturnType<typeof promiseStatusChanged>;
