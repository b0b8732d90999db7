/** How a remote's origin answers a visit to the stage. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isStageVisit, networkOf, toDown } from './stageVisit';

/** What one more file costs on a bad mobile network. */
const slowMs = 900;
/** Browsers and CDNs keep the loader for a day, so it comes even when its server is down. */
const isLoader = (url: string): boolean => /\/embed\.js(\?|$)/.test(url);

/** The visit that an address names, and the file's own address. */
function splitAddress(url: string, remote: string) {
  const [folder = '', visit] = new RegExp(`^/${remote}/~([a-z\\d-]+)/`).exec(url) ?? [];
  return isStageVisit(visit)
    ? { visit, file: `/${remote}/${url.slice(folder.length)}` }
    : undefined;
}

export const rewriteStageUrl =
  (remote: string) =>
  ({ url = '/' }: IncomingMessage): string =>
    splitAddress(url, remote)?.file ?? url;

export function meetNetwork(
  server: FastifyInstance,
  remote: string,
  delay: (ms: number) => Promise<unknown> = wait,
): void {
  server.addHook('onRequest', async ({ originalUrl }, reply) => {
    const staged = splitAddress(originalUrl, remote);
    const network = staged && networkOf(staged.visit);
    if (network === 'slow') await delay(slowMs);
    if (network !== toDown(remote) || isLoader(originalUrl)) return;
    await reply
      .code(503)
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .send();
  });
}
