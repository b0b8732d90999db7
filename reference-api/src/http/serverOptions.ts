/** Options of every server of this process: its log, time limits, trusted proxies and end. Source: threats S07, S09, S10; faults F27, F28. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Proxies } from '../settings/values';
import type { FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiSettings } from '../settings/settings';

/** By the proxy's address and its distance, 0 being the connected peer. */
export type IsTrusted = (address: string, distance: number) => boolean;

const privateNetworks = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['169.254.0.0/16', '100.64.0.0/10', '::1', 'fc00::/7', 'fe80::/10'],
];

/** A number alone cannot tell a proxy from a client that connects directly: it holds for one that connects from a private network. */
export function toTrust(proxies: Proxies): false | IsTrusted {
  if (proxies === false) {
    return false;
  }
  if (typeof proxies !== 'number') {
    return isWithin(proxies);
  }
  const isPrivate = isWithin(privateNetworks);
  return (address, distance) =>
    distance < proxies && (distance > 0 || isPrivate(address));
}

function isWithin(places: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const place of places) {
    const [address = '', prefix] = place.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) {
      list.addAddress(address, family);
    } else {
      list.addSubnet(address, Number(prefix), family);
    }
  }
  return (address) =>
    isIP(address) !== 0 &&
    list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

type LogMethod = (this: unknown, ...args: unknown[]) => void;

export const quietLogger = (
  level: string,
  stream?: { write(line: string): void },
) =>
  ({
    level,
    ...(stream ? { stream } : {}),
    hooks: {
      logMethod(args: Parameters<LogMethod>, method: LogMethod) {
        method.apply(
          this,
          args.length === 1 && typeof args[0] === 'object'
            ? ([args[0], 'an error'] as never)
            : args,
        );
      },
    },
    serializers: {
      req: ({ method, routeOptions }) => ({
        method,
        route: routeOptions.url ?? 'none',
      }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, code }: Error & { code?: string }) => ({
        type: name,
        message: '',
        stack: '',
        code,
      }),
    },
  }) satisfies FastifyServerOptions['logger'];

/** Longer than a load balancer keeps a connection that it does not use, which would send a call into one that we are closing. */
const keepAliveMs = 72_000;
/** Longer than a long poll, which sends nothing meanwhile. */
const silenceMs = 300_000;
/** Nothing but hexadecimal digits: no name and no address can be written with it. */
const requestIdPattern = /^[\da-f-]{16,64}$/i;

export type Operated = Pick<
  ApiSettings,
  'logLevel' | 'logTo' | 'trustProxy' | 'operation'
>;

export function toServerOptions({
  logLevel,
  logTo,
  trustProxy,
  operation,
}: Operated) {
  const isTrusted = toTrust(trustProxy);
  const requestMs = operation.requestTimeoutSeconds * 1000;
  return {
    logger: quietLogger(logLevel, logTo),
    trustProxy: isTrusted,
    /** OPN-76: the id that the proxy's own log has, so that both logs can be compared. */
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
    // A call on a connection that is still open is answered, not refused.
    return503OnClosing: false,
  } as const;
}
