import type { PageConfig } from 'embed/contract';
import type { AuthorizerName } from 'mortgage-domain/people/authorizers';
import type { GateRule } from 'session-shared/gate';

export interface AccessDeniedOptions extends PageConfig {
  /**
   * Decides instead of the permissions (PRM-11): by name, as on a script tag, or a function, as in
   * `mortgageEmbed.update('access-denied-remote', { authorizer })`. A federated host's gets the session's whole user.
   */
  readonly authorizer?: AuthorizerName | GateRule['authorizer'];
}
