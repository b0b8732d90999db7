/** Services that the page's host does not have. Source: ledger OPN-134; docs/your-own-api.md. */
import { isMissing, keepMissing } from 'embed/missing';
import type { Send } from './sendRequest';

/** Skips a service without an address, or that answered 404 in this session of the browser: its answer is empty. */
export const skipMissing =
  (send: Send): Send =>
  async (request) => {
    const { url } = request;
    if (!url || isMissing(url)) {
      return { kind: 'empty' };
    }
    const answer = await send(request);
    if (answer.status === 404 && !isMissing(url)) {
      console.warn(
        `[mortgage session] ${keepMissing(url)} answers 404, so no page retries until the browser's session ends. Serve it, or give it an empty address in the site's "paths".`,
      );
    }
    return answer;
  };
