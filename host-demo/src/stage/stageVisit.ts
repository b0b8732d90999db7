/**
 * One visit to a page on the first page's stage. Its name has its network and its start, and is part of the
 * addresses of the remotes' files (`…/header-remote/~slow-m3k9x2/…`). So no cache has those files, no other visitor
 * meets that network, and the server keeps no state.
 *
 * @source OPN-92; threats S05, S09, S22
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { remotes } from 'embed/remotes';
import type { FastifyInstance } from 'fastify';

export const toDown = <Name extends string>(remote: Name) =>
  `no-${remote}` as const;

/** `slow`: every file of a remote comes late. `no-<remote>`: of that remote only the loader comes. */
const stageNetworks = [
  'usual',
  'slow',
  ...remotes.map(({ name }) => toDown(name)),
] as const;
export type StageNetwork = (typeof stageNetworks)[number];

export const isStageNetwork = (value: unknown): value is StageNetwork =>
  stageNetworks.some((network) => network === value);

export const troubleMs = 30_000;

const visitForm = new RegExp(`^(${stageNetworks.join('|')})-([a-z\\d]{1,9})$`);

export const isStageVisit = (value: unknown): value is string =>
  typeof value === 'string' && visitForm.test(value);

export const buildVisit = (
  network: StageNetwork,
  startMs = Date.now(),
): string => `${network}-${startMs.toString(36)}`;

export function networkOf(visit: string, nowMs = Date.now()): StageNetwork {
  const [, network, start = ''] = visitForm.exec(visit) ?? [];
  const ageMs = nowMs - Number.parseInt(start, 36);
  return isStageNetwork(network) && ageMs >= 0 && ageMs < troubleMs
    ? network
    : 'usual';
}

/** The delay of one more file on a bad mobile network. */
const slowMs = 900;

/** The visit that an address names, and the file's own address. */
function splitAddress(url: string, remote: string) {
  const [folder = '', visit] =
    new RegExp(`^/${remote}/~([a-z\\d-]+)/`).exec(url) ?? [];
  return isStageVisit(visit)
    ? { visit, file: `/${remote}/${url.slice(folder.length)}` }
    : undefined;
}

export const rewriteStageUrl =
  (remote: string) =>
  ({ url = '/' }: IncomingMessage): string =>
    splitAddress(url, remote)?.file ?? url;

/** How a remote's origin answers a visit to the stage. */
export function meetNetwork(
  server: FastifyInstance,
  remote: string,
  delay: (ms: number) => Promise<unknown> = wait,
): void {
  server.addHook('onRequest', async ({ originalUrl }, reply) => {
    const staged = splitAddress(originalUrl, remote);
    const network = staged && networkOf(staged.visit);
    if (network === 'slow') {
      await delay(slowMs);
    }
    // Browsers and CDNs keep the loader for a day, so it comes even when its server is down.
    if (network !== toDown(remote) || /\/embed\.js(\?|$)/.test(originalUrl)) {
      return;
    }
    await reply
      .code(503)
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .send();
  });
}
