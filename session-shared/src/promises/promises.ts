/** How each call goes, by action type. Source: specification 4; ledger PRM-1. */
import type { NavigationAction } from '../navigation/actions';

export type PromiseStatus = 'inProgress' | 'success' | 'error';
export type PromisesState = Readonly<Record<string, PromiseStatus>>;
export const initialPromises: PromisesState = {};

export function promisesReducer(
  state: PromisesState = initialPromises,
  action: PromisesAction | NavigationAction,
): PromisesState {
  if (action.type !== 'promise/statusChanged') return state;
  return { ...state, [action.actionType]: action.status };
}

export const promiseStatusChanged = (actionType: string, status: PromiseStatus) =>
  ({ type: 'promise/statusChanged', actionType, status }) as const;
export type PromisesAction = ReturnType<typeof promiseStatusChanged>;
