/**
 * Whose word on a visitor's address and protocol is taken: of the proxies before this server, from the nearest one outwards, and
 * of nobody else. What a client writes stands beyond them and is never read. Source: threats S07, S19; OPN-76.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Proxies } from '../settings/values';

/** By the proxy's address and its distance, 0 being who has connected. */
export type IsTrusted = (address: string, distance: number) => boolean;

const privateNetworks = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['169.254.0.0/16', '100.64.0.0/10', '::1', 'fc00::/7', 'fe80::/10'],
];

/** A number alone cannot tell a proxy from a client that connects directly: it holds for one that connects from a private network. */
export function toTrust(proxies: Proxies): false | IsTrusted {
  if (proxies === false) return false;
  if (typeof proxies !== 'number') return isWithin(proxies);
  const isPrivate = isWithin(privateNetworks);
  return (address, distance) => distance < proxies && (distance > 0 || isPrivate(address));
}

function isWithin(places: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const place of places) {
    const [address = '', prefix] = place.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
