/** What every server of this process is made with: its log, its limits of time, whom it believes, how it ends. Source: threats S07, S09, S10; faults F27, F28. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiSettings } from '../settings/settings';
import { quietLogger } from './quietLogger';
import { toTrust } from './trustedProxies';

/** Longer than a load balancer keeps a connection that it does not use, which would send a call into one that we are closing. */
const keepAliveMs = 72_000;
/** Longer than a long poll, which says nothing meanwhile. */
const silenceMs = 300_000;
/** Nothing but hexadecimal digits: no name and no address can be written with it. */
const requestIdPattern = /^[\da-f-]{16,64}$/i;

type Operated = Pick<ApiSettings, 'logLevel' | 'logTo' | 'trustProxy' | 'operation'>;

export function toServerOptions({ logLevel, logTo, trustProxy, operation }: Operated) {
  const isTrusted = toTrust(trustProxy);
  const requestMs = operation.requestTimeoutSeconds * 1000;
  return {
    logger: quietLogger(logLevel, logTo),
    trustProxy: isTrusted,
    /** OPN-76: the id that the proxy's own log has, so that both speak of the same. */
    genReqId({ headers, socket }: IncomingMessage): string {
      const given = headers['x-request-id'];
      const isOurs = isTrusted && isTrusted(socket.remoteAddress ?? '', 0);
      return isOurs && typeof given === 'string' && requestIdPattern.test(given)
        ? given
        : randomUUID();
    },
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(requestMs, 1000),
    },
    forceCloseConnections: 'idle',
    // What arrives on a connection that is still open is answered, not refused.
    return503OnClosing: false,
  } as const;
}
