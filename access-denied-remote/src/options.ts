import type { PageConfig } from 'embed/contract';
import type { GateRule } from 'session-shared/gate';

export interface AccessDeniedOptions extends PageConfig {
  /** Decides instead of the permissions (PRM-11). From a script tag: `mortgageEmbed.update('access-denied-remote', { authorizer })`. */
  readonly authorizer?: GateRule['authorizer'];
}
