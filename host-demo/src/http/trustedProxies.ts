/**
 * Whose word on a visitor's address and protocol is taken: of the proxies before this server, from the nearest one outwards, and
 * of nobody else. What a client writes stands beyond them and is never read. Source: threats S07, S19; OPN-76.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { Proxies } from '../settings/values';

/** By the proxy's address and its distance, 0 being who has connected. */
type IsTrusted = (address: string, distance: number) => boolean;

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** A number alone cannot tell a proxy from a client that connects directly: it holds for one that connects from a private network. */
export function toTrust(proxies: Proxies): false | string[] | IsTrusted {
  if (typeof proxies !== 'number') return proxies;
  return (address, distance) => distance < proxies && (distance > 0 || isPrivate(address));
}

const isPrivate = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
