/** Services that the page's host does not have. Source: ledger OPN-134; docs/your-own-api.md. */
import type { Send } from './sendRequest';

/**
 * Sends no request to a service without an address. Warns once per page and service that answers 404, and asks it again
 * the next time: one wrong 404 must not hide an impersonation, a menu or a consent, nor skip a sign-out.
 */
export function askService(send: Send): Send {
  const warned = new Set<string>();

  return async (request) => {
    if (!request.url) {
      return { kind: 'empty' };
    }
    const answer = await send(request);
    const [address = ''] = request.url.split('?');
    if (answer.status === 404 && !warned.has(address)) {
      warned.add(address);
      console.warn(
        `[mortgage session] ${address} answers 404. Serve it, or give it an empty address in the site's "paths".`,
      );
    }
    return answer;
  };
}
