/** Services that the page's host does not have. Source: ledger OPN-134; docs/your-own-api.md. */
import { attempt } from 'embed/attempt';
import type { Send } from './sendRequest';

const missingKey = 'mortgageMissing';

/** Asks no service that has no address, or that answered 404 in this session of the browser: its answer is empty. */
export const skipMissing =
  (send: Send): Send =>
  async (request) => {
    const [address = ''] = request.url.split('?');
    if (!address || readMissing().includes(address)) return { kind: 'empty' };
    const answer = await send(request);
    if (answer.kind !== 'empty' && answer.status === 404 && !readMissing().includes(address)) {
      attempt(() => sessionStorage.setItem(missingKey, [...readMissing(), address].join(' ')));
      console.warn(
        `[mortgage session] ${address} answers 404, so no page asks again until the browser's session ends. Serve it, or give it an empty address in the site's "paths".`,
      );
    }
    return answer;
  };

const readMissing = (): readonly string[] =>
  (attempt(() => sessionStorage.getItem(missingKey)) ?? '').split(' ');
