/** The pages, in the order of their routes: pages with rules of their own come before the plain sample pages. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FramedPage, HostPages } from 'reference-api/server';
import type { ApiSettings } from 'reference-api/settings';
import { staffPages } from './gates/gatedPage';
import { lenderPages } from './gates/lenderPages';
import { legacyRoutes } from './legacy-hosts/legacyRoutes';
import { sendPage } from './pages/render';
import { sampleRoutes } from './samples/sampleRoutes';
import { advertisingPages } from './site/advertisingPages';
import { samplePages, siteRoutes } from './site/siteRoutes';

const publicFolder = path.join(import.meta.dirname, '../public');

export const createHostPages = (settings: ApiSettings): HostPages => ({
  frame: (reply, page, options) => sendPage(reply, settings, decideView(page), page, options),
  async addRoutes(server, services) {
    await server.register(fastifyStatic, { root: publicFolder, prefix: '/static/', index: false });
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
  if (gate) return denied ? 'closed-gate' : 'gatedPage';
  return denied ? 'access-denied' : 'page';
}
