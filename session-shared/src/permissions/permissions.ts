/** The state of the permission gate's check. Source: specification 4; ledger PRM-3, PRM-4. */
import type { VisitorAction } from '../visitor/visitor';

export interface PermissionsState {
  readonly status: 'notLoaded' | 'loaded';
  readonly retryAttempted: boolean;
}
export interface PermissionsPart {
  readonly permissions: PermissionsState;
}
export const initialPermissions: PermissionsState = {
  status: 'notLoaded',
  retryAttempted: false,
};

export function permissionsReducer(
  state: PermissionsState = initialPermissions,
  action: PermissionsAction | VisitorAction,
): PermissionsState {
  switch (action.type) {
    case 'permissions/loaded':
      return state.status === 'loaded' ? state : { ...state, status: 'loaded' };
    case 'permissions/retried':
      return { ...state, retryAttempted: true };
    // A refused token is looked up again. A sign-out is not a failed check: a retry could use the cookie that another tab is
    // about to delete.
    case 'session/loggedOut':
      if (action.cause === 'invalidToken') {
        return initialPermissions;
      }
      return state.status === 'loaded'
        ? { ...state, retryAttempted: true }
        : state;
    default:
      return state;
  }
}

export const permissionsLoaded = () =>
  ({ type: 'permissions/loaded' }) as const;
export const permissionsRetried = () =>
  ({ type: 'permissions/retried' }) as const;
export type PermissionsAction = ReturnType<
  typeof permissionsLoaded | typeof permissionsRetried
>;

export const selectPermissionsState = ({
  permissions,
}: PermissionsPart): PermissionsState => permissions;
