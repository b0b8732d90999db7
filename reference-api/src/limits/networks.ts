import { normalizeIP } from '@fastify/rate-limit';

/** The network of an address: the owner of an IPv6 network has 2^64 addresses. @source threats S07, S09 */
export const networkOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip);
