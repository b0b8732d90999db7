/** The security check behind a block script. Source: specification 2.4, 4; ledger SGN-8, AUT-9..11, OPN-38. */
import { toSameOriginAddress } from 'mortgage-domain/links/redirect';
import { ChallengeClosed, type Challenge } from '../api/passChallenge';
import type { Report } from '../problems/report';
import { shareRunning } from '../promises/shareRunning';

export interface ChallengeSettings {
  readonly origin: string;
  readonly report: Report;
  readonly showDialog: (blockScript: string) => Promise<boolean>;
}

export const createChallenge = ({
  origin,
  report,
  showDialog,
}: ChallengeSettings): Challenge =>
  shareRunning(async (blockScript) => {
    const address = toSameOriginAddress(blockScript, origin);
    if (!address) {
      report({ name: 'ChallengeRefused' });
      throw new ChallengeClosed(
        "The security check does not come from this page's own host.",
      );
    }
    const isPassed = await showDialog(address).catch(() => undefined);
    if (isPassed === undefined) {
      throw new ChallengeClosed('The security check cannot be shown.');
    }
    if (!isPassed) {
      throw new ChallengeClosed('The security check was closed.');
    }
  });
