/** Dependencies of the API's routes, and the state that all processes on one database share. */
import { createAttempts } from '../accounts/attempts';
import { createChallengePasses } from '../challenge/challengeRoutes';
import { createKnownBrowsers } from '../accounts/knownBrowsers';
import type { Passwords } from '../accounts/passwords';
import type { Database } from '../database/connect';
import type { Notices } from '../database/notices';
import type { Delivery } from '../delivery/delivery';
import { createCounts } from '../limits/counts';
import { createRateLimits } from '../limits/rateLimits';
import { Inboxes } from '../messaging/inboxes';
import { Provider } from 'host-kit/openid/provider';
import { createOneTapCredentials } from '../one-tap/credentials';
import { createKeys } from '../secrets/keys';
import { callbackPath } from '../settings/oidcVariables';
import type { ApiSettings } from '../settings/settings';

export function shareState(
  settings: ApiSettings,
  db: Database,
  notices: Notices,
) {
  const keyFor = createKeys(db, settings.secret);
  const counts = createCounts(db, keyFor);
  const { oidc, origins } = settings;
  const callback = new URL(callbackPath, origins[0]).href;
  return {
    keyFor,
    oidc: oidc && {
      settings: oidc,
      provider: new Provider({ ...oidc, callback }),
    },
    counts,
    challengePasses: createChallengePasses(keyFor, counts),
    oneTap: createOneTapCredentials(settings, keyFor),
    inboxes: new Inboxes(db, notices, keyFor),
    attempts: createAttempts(counts, settings.limits.failedSignInsPerAccount),
    knownBrowsers: createKnownBrowsers(keyFor),
    countCall: createRateLimits(counts),
  };
}

export type SharedState = ReturnType<typeof shareState>;
export type Oidc = NonNullable<SharedState['oidc']>;

/** Dependencies of the host's own routes. */
export type HostServices = Pick<Services, 'db' | 'inboxes' | 'oneTap'>;

export interface Services extends SharedState {
  readonly db: Database;
  readonly staffDb: Database;
  readonly settings: ApiSettings;
  readonly passwords: Passwords;
  readonly delivery: Delivery;
}
