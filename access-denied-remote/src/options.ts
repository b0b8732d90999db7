import type { PageConfig } from 'embed/contract';
import type { AuthorizerName } from 'mortgage-domain/people/pagePermissions';
import type { User } from 'mortgage-domain/people/user';

export interface AccessDeniedOptions extends PageConfig {
  /** Decides instead of the permissions (PRM-11): a name, or a function of the whole user, who is undefined while signed out. */
  readonly authorizer?: AuthorizerName | ((user: User | undefined) => boolean);
}
