/** The time-out: a chunk of its own, fetched when a session is about to end. Source: ledger OPN-33. */
import { showDialog } from '../dialogs/showDialog';
import { isProlonged } from '../expiry/isProlonged';
import { TimeoutDialog, type TimeoutAnswer } from '../expiry/TimeoutDialog';
import { TimeoutNotice } from '../expiry/TimeoutNotice';
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

/** Settles when somebody stays or has left, here or in another tab, and when nobody did anything. */
export async function askToStay(tasks: TimeoutTasks): Promise<void> {
  const endsAt = () => selectEndsAt(tasks.store.getState());
  const firstEnd = endsAt();
  let answer: TimeoutAnswer | undefined;
  do {
    answer = await show(tasks);
    // Whoever closes that dialog is where they were.
    if (answer === 'signIn') await tasks.signIn();
  } while (answer === 'signIn' && endsAt() && !isProlonged(firstEnd, endsAt()));
  if (answer === 'ranOut') await endHere(tasks);
}

const show = ({ store, lookUpUser, signOut }: TimeoutTasks): Promise<TimeoutAnswer | undefined> =>
  showDialog<TimeoutAnswer>(store, (done) => (
    <TimeoutDialog lookUp={() => lookUpUser('cookie')} signOut={signOut} onDone={done} />
  ));

/** The server has the last word: somebody may have gone on where we did not see it. Without an answer the time is up. */
async function endHere({ store, lookUpUser, signIn }: TimeoutTasks): Promise<void> {
  const { status } = await lookUpUser('cookie');
  if (status === 'signedIn') return;
  if (status === 'unknown') store.dispatch(loggedOut());
  const answer = await showDialog<'signIn'>(store, (done) => <TimeoutNotice onDone={done} />);
  if (answer) await signIn();
}
