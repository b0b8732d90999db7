import { normalizeIP } from '@fastify/rate-limit';

/** Who an address belongs to: whoever has one of IPv6 has 2^64 of them. Source: threats S07, S09. */
export const networkOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip);
