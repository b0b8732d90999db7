/** What the stage of the first page meets at a remote's origin. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { toDown, type StageVisits } from './stageVisits';

/** What one more file costs on a bad mobile network. */
const slowMs = 900;
/** Browsers show it for a day while they ask for a newer one, and CDNs have it everywhere. */
const isLoader = (url: string): boolean => /\/embed\.js(\?|$)/.test(url);

const visits = new WeakMap<IncomingMessage, string>();

/** The file's own address; which visit asks for it is known from now on. */
export const takeVisit =
  (remote: string) =>
  (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    const [staged, visit] = new RegExp(`^/${remote}/~([a-z\\d]{1,16})/`).exec(url) ?? [];
    if (staged === undefined || visit === undefined) return url;
    visits.set(request, visit);
    return `/${remote}/${url.slice(staged.length)}`;
  };

export function meetNetwork(
  server: FastifyInstance,
  remote: string,
  stage: StageVisits,
  delay: (ms: number) => Promise<unknown> = wait,
): void {
  server.addHook('onRequest', async ({ raw, url }, reply) => {
    const visit = visits.get(raw);
    const network = visit === undefined ? 'usual' : stage.networkOf(visit);
    if (network === 'slow') await delay(slowMs);
    if (network === toDown(remote) && !isLoader(url))
      return reply
        .code(503)
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'no-store')
        .send();
  });
}
