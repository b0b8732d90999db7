/** Runs the API, the demo's pages on the API's origin, and the remotes' static origins in one process. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { originOffsets } from 'reference-api/origins';
import {
  startApi,
  type FramedPage,
  type HostPages,
  type RunningApi,
} from 'reference-api/server';
import type { ApiSettings } from 'reference-api/settings';
import { lenderPages, staffPages } from './gates/gatedPage';
import { legacyRoutes } from './legacy-hosts/legacyRoutes';
import { learnPublished } from './pages/published';
import { sendPage } from './pages/render';
import { sampleRoutes } from './samples/sampleRoutes';
import { refuseSamplePassword, seed } from './samples/seed';
import { advertisingPages, samplePages, siteRoutes } from './site/siteRoutes';
import { createStaticOrigin } from './staticOrigin';

export const startDemo = (settings: ApiSettings): Promise<RunningApi> =>
  startApi(settings, {
    ...createHostPages(settings),
    createOrigins: () => createStaticOrigins(settings),
    prepare: () => learnPublished(settings),
    prepareDatabase: settings.isDemo ? seed : refuseSamplePassword,
  });

/** None where another server has the remotes' files. */
const createStaticOrigins = (settings: ApiSettings) =>
  Promise.all(
    Object.entries(settings.operation.staticOrigin ? {} : originOffsets).map(
      async ([workspace, offset]) => ({
        server: await createStaticOrigin(settings, workspace),
        port: settings.port + offset,
      }),
    ),
  );

const publicFolder = path.join(import.meta.dirname, '../public');

/** In the order of their routes: pages with rules of their own come before the plain sample pages. */
export const createHostPages = (settings: ApiSettings): HostPages => ({
  frame: (reply, page, options) =>
    sendPage(reply, settings, decideView(page), page, options),
  async addRoutes(server, services) {
    await server.register(fastifyStatic, {
      root: publicFolder,
      prefix: '/static/',
      index: false,
    });
    advertisingPages(server, settings);
    lenderPages(server, settings);
    staffPages(server, settings);
    if (settings.isDemo) {
      legacyRoutes(server, settings);
      samplePages(server, settings);
      sampleRoutes(server, services);
    }
    siteRoutes(server, settings);
  },
});

function decideView({ gate, denied }: FramedPage): string {
  if (gate) {
    return denied ? 'closed-gate' : 'gatedPage';
  }
  return denied ? 'access-denied' : 'page';
}
