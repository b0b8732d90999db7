/** The time-out: a chunk of its own, fetched when a session is about to end. Source: ledger OPN-33. */
import { showDialog } from '../dialogs/showDialog';
import {
  isProlonged,
  TimeoutDialog,
  type TimeoutAnswer,
  TimeoutNotice,
} from '../expiry/TimeoutDialog';
import type { SignIn } from '../sign-in/signIn';
import type { LookUpUser } from '../visitor/userLookup';
import { loggedOut, selectEndsAt } from '../visitor/visitor';
import type { SessionStore } from './contract';

export interface TimeoutTasks {
  readonly store: SessionStore;
  readonly lookUpUser: LookUpUser;
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
}

/** Settles when the visitor stays or signs out, in any tab, or when the time runs out. */
export async function askToStay(tasks: TimeoutTasks): Promise<void> {
  const { store, lookUpUser, signIn, signOut } = tasks;
  const endsAt = () => selectEndsAt(store.getState());
  const firstEnd = endsAt();
  let answer: TimeoutAnswer | undefined;
  do {
    answer = await showDialog<TimeoutAnswer>(store, (done) => (
      <TimeoutDialog
        lookUp={() => lookUpUser('cookie')}
        signOut={signOut}
        onDone={done}
      />
    ));
    // Closing the sign-in dialog returns to this one.
    if (answer === 'signIn') {
      await signIn();
    }
  } while (answer === 'signIn' && endsAt() && !isProlonged(firstEnd, endsAt()));
  if (answer === 'ranOut') {
    await endHere(tasks);
  }
}

/** Checks with the server, because the visitor may have been active elsewhere. Without an answer the session has ended. */
async function endHere({
  store,
  lookUpUser,
  signIn,
}: TimeoutTasks): Promise<void> {
  const { status } = await lookUpUser('cookie');
  if (status === 'signedIn') {
    return;
  }
  if (status === 'unknown') {
    store.dispatch(loggedOut());
  }
  const answer = await showDialog<'signIn'>(store, (done) => (
    <TimeoutNotice onDone={done} />
  ));
  if (answer) {
    await signIn();
  }
}
