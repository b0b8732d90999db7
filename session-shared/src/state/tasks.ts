import type { Session } from './contract';
import type { TabMessage } from '../session/channel';
import type { SignInOutcome } from '../sign-in/sendSignIn';

/** What the session's background tasks work with. */
export interface SessionTasks {
  readonly session: Session;
  readonly window: Window;
  /** Takes in somebody who has just signed in here: store, hint and other tabs. */
  readonly welcome: (outcome: SignInOutcome) => void;
  readonly tellTabs: (message: TabMessage) => void;
}
