import type { PageConfig } from 'embed/contract';
import type { AuthorizerName } from 'mortgage-domain/people/pagePermissions';
import type { User } from 'mortgage-domain/people/user';

export interface AccessDeniedOptions extends PageConfig {
  /**
   * Decides instead of the permissions (PRM-11): by name, as on a script tag, or a function of the
   * session's whole user, undefined while the visitor is signed out.
   */
  readonly authorizer?: AuthorizerName | ((user: User | undefined) => boolean);
}
