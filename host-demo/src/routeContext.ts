/** What every group of routes works with. */
import type { Passwords } from './accounts/passwords';
import type { ChallengePasses } from './challenge/passes';
import type { Database } from './database/connect';
import type { Inboxes } from './messaging/inboxes';
import type { OneTapCredentials } from './one-tap/credentials';
import type { DemoServerSettings } from './settings';

export interface RouteContext {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly passwords: Passwords;
  readonly challengePasses: ChallengePasses;
  readonly oneTap: OneTapCredentials;
  readonly inboxes: Inboxes;
}
