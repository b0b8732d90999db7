import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Eta } from 'eta';
import { visitorCookie } from 'embed/hand-overs';
import { measurementsPath } from 'mortgage-domain/measurements/pageMeasurement';
import type { ApiSettings } from 'reference-api/settings';
import { addressAt, homeOf, siteOf } from 'reference-api/site-addresses';
import type { Site } from 'reference-api/sites';
import { readQueryText } from 'reference-api/http/requests';
import { isStageVisit } from '../stage/stageVisit';
import type { FrameOptions } from 'reference-api/server';
import { toPagePolicy } from './pagePolicy';
import { pageSheet, type PageLook } from './pageSheet';
import { fetchPublished, remoteFile, remoteFolder } from './published';

const eta = new Eta({
  views: path.join(import.meta.dirname, '../../views'),
  autoEscape: true,
  cache: true,
});
const guidLifetimeSeconds = 365 * 24 * 60 * 60;

export interface PageFacts {
  readonly title: string;
  readonly embedConfig?: object;
  readonly [fact: string]: unknown;
}
interface PageOptions extends FrameOptions {
  /** Of a page from before UTF-8. */
  readonly charset?: BufferEncoding;
  /** A page as hosts have them: it sends a policy of its own, or none. */
  readonly isHostile?: boolean;
}
interface Asked {
  readonly site: Site;
  readonly visit: string | undefined;
}
type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** Every value is escaped by the template engine. */
async function renderPage(
  settings: ApiSettings,
  { site, visit }: Asked,
  view: string,
  facts: PageFacts,
  { includeShells = false, frames, isHostile }: PageOptions,
) {
  const remotes = new Set<string>();
  const styleSources: string[] = [];
  const shellOf = async (remote: string): Promise<string> => {
    if (!includeShells) {
      return '';
    }
    const { shell } = await fetchPublished(settings, site, remote);
    // A staged script loads other addresses than a usual one, so the view preloads those.
    return visit === undefined
      ? shell
      : shell.replaceAll(
          `href="${remoteFolder(settings, remote)}`,
          `href="${remoteFolder(settings, remote, visit)}`,
        );
  };
  const [header, footer, lender] = await Promise.all([
    shellOf('header-remote'),
    shellOf('footer-remote'),
    view === 'lender' ? shellOf('lender-advertising-remote') : '',
  ]);
  const embedConfig = {
    messagingOrigin: settings.origins[0],
    measurementsUrl: measurementsPath,
    ...facts.embedConfig,
  };
  const html = eta.render(view, {
    ...facts,
    embedConfig,
    shells: { header, footer, lender },
    productName: site.config.productName,
    homePath: homeOf(site),
    at: (path: string) => addressAt(site, path),
    sheet: (look: PageLook) => {
      const { css, source } = pageSheet(site, look);
      styleSources.push(source);
      return css;
    },
    script: (remote: string) => {
      remotes.add(remote);
      return remoteFile(settings, site, remote, 'embed.js', visit);
    },
  });
  const needs = await readNeeds(settings, site, isHostile ? [] : [...remotes]);
  return {
    html,
    policy: toPagePolicy(settings, { remotes: needs, styleSources }, frames),
  };
}

/** Of the included copies, which are kept for longer than a page takes. */
const readNeeds = (
  settings: ApiSettings,
  site: Asked['site'],
  remotes: readonly string[],
) =>
  Promise.all(
    remotes.map(async (remote) => ({
      remote,
      needs: (await fetchPublished(settings, site, remote)).needs,
    })),
  );

const keptMs = 1000;
const mostKept = 200;
const keptPages = new WeakMap<
  ApiSettings,
  Map<string, Promise<RenderedPage>>
>();

/** A page that is equal for all visitors is rendered once a second. */
function renderOnce(
  settings: ApiSettings,
  asked: Asked,
  view: string,
  facts: PageFacts,
  options: PageOptions,
): Promise<RenderedPage> {
  const pages =
    keptPages.get(settings) ?? new Map<string, Promise<RenderedPage>>();
  keptPages.set(settings, pages);
  const { includeShells, frames } = options;
  const key = JSON.stringify([
    asked.site.slug,
    asked.visit,
    view,
    facts,
    includeShells,
    frames,
  ]);
  const kept = pages.get(key);
  if (kept) {
    return kept;
  }
  const page = renderPage(settings, asked, view, facts, options);
  if (pages.size >= mostKept) {
    return page;
  }
  pages.set(key, page);
  setTimeout(() => pages.delete(key), keptMs).unref();
  return page;
}

function readVisit(
  { isDemo }: ApiSettings,
  request: FastifyRequest,
): string | undefined {
  const visit = isDemo ? readQueryText(request, 'stage') : undefined;
  return isStageVisit(visit) ? visit : undefined;
}

export async function sendPage(
  reply: FastifyReply,
  settings: ApiSettings,
  view: string,
  facts: PageFacts,
  options: PageOptions = {},
): Promise<FastifyReply> {
  const { status = 200, charset = 'utf-8', isHostile } = options;
  const asked = {
    site: siteOf(reply.request),
    visit: readVisit(settings, reply.request),
  };
  const isForAll = !isHostile && !reply.hasHeader('cache-control');
  const render = isForAll ? renderOnce : renderPage;
  const { html, policy } = await render(settings, asked, view, facts, options);
  if (!isHostile) {
    reply.header('content-security-policy', policy);
  }
  giveGuid(reply, reply.request);
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'private, no-cache');
  }
  return reply
    .code(status)
    .type(
      `text/html; charset=${charset === 'latin1' ? 'windows-1252' : charset}`,
    )
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(charset === 'utf-8' ? html : Buffer.from(html, charset));
}

/** AUT-13: the decoded value has the visitor's guid behind the `$`. It identifies the visitor, and permits nothing (S06). */
function giveGuid(
  reply: FastifyReply,
  { cookies }: Partial<FastifyRequest>,
): void {
  // An unreadable address is answered before cookies are read, so it gets no guid.
  if (!cookies || cookies[visitorCookie]) {
    return;
  }
  reply.setCookie(visitorCookie, `24|%24${randomUUID()}`, {
    path: '/',
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: guidLifetimeSeconds,
    encode: (value) => value,
  });
}
