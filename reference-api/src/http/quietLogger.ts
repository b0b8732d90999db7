/** Log lines that name the route and never the address, the visitor or what was sent: any of them may hold personal data. Source: threat S10. */
import type { FastifyServerOptions } from 'fastify';

type LogMethod = (this: unknown, ...args: unknown[]) => void;

export const quietLogger = (level: string, stream?: { write(line: string): void }) =>
  ({
    level,
    ...(stream ? { stream } : {}),
    hooks: {
      // Without a text of ours the logger would use the error's message, which may quote typed text.
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
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'none' }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, code }: Error & { code?: string }) => ({
        type: name,
        message: '',
        stack: '',
        code,
      }),
    },
  }) satisfies FastifyServerOptions['logger'];
