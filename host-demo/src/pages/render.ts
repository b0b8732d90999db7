import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { Eta } from 'eta';
import { remoteOrigin, type DemoServerSettings } from '../settings';
import { fetchShell } from './shells';

const eta = new Eta({ views: path.join(import.meta.dirname, '../../views'), autoEscape: true, cache: true });

interface PageFacts { readonly title: string; readonly [fact: string]: unknown }
interface PageOptions { readonly status?: number; /** Header and footer are included by the server, not only painted by their script. */ readonly includeShells?: boolean }

/** The HTML of a page; every value is escaped by the template engine. */
export async function renderPage(settings: DemoServerSettings, view: string, facts: PageFacts, { includeShells = false }: PageOptions = {}): Promise<string> {
  const [header, footer] = includeShells ? await Promise.all([fetchShell(settings, 'header-remote'), fetchShell(settings, 'footer-remote')]) : ['', ''];
  return eta.render(view, { ...facts, shells: { header, footer }, origin: (remote: string) => remoteOrigin(settings, remote) });
}

export async function sendPage(reply: FastifyReply, settings: DemoServerSettings, view: string, facts: PageFacts, options: PageOptions = {}): Promise<FastifyReply> {
  const html = await renderPage(settings, view, facts, options);
  return reply.code(options.status ?? 200).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').header('referrer-policy', 'strict-origin-when-cross-origin').header('x-content-type-options', 'nosniff').send(html);
}
