import { toSameOriginAddress } from 'mortgage-domain/links/redirect';
import { ChallengeClosed } from '../api/challengeClosed';
import type { Session } from '../state/contract';
import { openDialogs } from '../lightbox/openDialogs';

/** AUT-9 to AUT-11, OPN-38: one lightbox for all calls that are blocked at the same time. */
export function createChallenge(
  session: () => Session,
  origin: string,
): (blockScript: string) => Promise<void> {
  let running: Promise<void> | undefined;

  async function challengeOnce(blockScript: string): Promise<void> {
    const address = toSameOriginAddress(blockScript, origin);
    if (!address) {
      session().report({ name: 'ChallengeRefused' });
      throw new ChallengeClosed("The security check does not come from this page's own host.");
    }
    const { openChallenge } = await openDialogs();
    if (!(await openChallenge(address)))
      throw new ChallengeClosed('The security check was closed.');
  }

  return (blockScript) =>
    (running ??= challengeOnce(blockScript).finally(() => {
      running = undefined;
    }));
}
