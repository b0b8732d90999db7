/** The bot challenge between a call and its answer. Source: specification 4; ledger AUT-9..11, ERR-11, OPN-38, OPN-44. */
import {
  readBlockScript,
  type Answer,
  type HttpRequest,
  type Send,
} from './sendRequest';

/** A call that the visitor ended by closing the 'Security check' lightbox, or that stays blocked after it (AUT-11, OPN-38). */
export class ChallengeClosed extends Error {
  override readonly name = 'ChallengeClosed';
}

export type Challenge = (blockScript: string) => Promise<void>;

/** A blocked request waits for the challenge and is made once more; a second block rejects it. A failed request is an empty answer. */
export function passChallenge(send: Send, challenge: Challenge): Send {
  return async (request) => {
    const first = await answerOf(send, request);
    const blockScript = readBlockScript(first);
    if (blockScript === undefined) {
      return first;
    }
    await Promise.race([endOf(request.signal), challenge(blockScript)]);
    const second = await answerOf(send, request);
    if (readBlockScript(second) === undefined) {
      return second;
    }
    throw new ChallengeClosed(
      'The call was blocked again after the security check was passed.',
    );
  };
}

const endOf = (signal?: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal?.addEventListener('abort', resolve));

/** OPN-44: a rejected request is as good as an empty answer: a ConnectionFailure. */
async function answerOf(send: Send, request: HttpRequest): Promise<Answer> {
  try {
    return await send(request);
  } catch {
    return { kind: 'empty' };
  }
}
