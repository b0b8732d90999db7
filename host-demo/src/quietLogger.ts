/** Log lines that name the route and never the address, the visitor or what was sent: any of them may hold personal data. Source: threat S10. */
import type { FastifyServerOptions } from 'fastify';

export const quietLogger = (level: string, stream?: { write(line: string): void }) => ({
  level, ...(stream ? { stream } : {}),
  serializers: {
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? 'none' }),
    res: ({ statusCode }) => ({ statusCode }),
    err: ({ name, code }: Error & { code?: string }) => ({ type: name, message: '', stack: '', code }),
  },
}) satisfies FastifyServerOptions['logger'];
