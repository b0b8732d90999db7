/** The notices that the footer links to, as files (FTR-1, OPN-25). */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { companyLinks } from 'mortgage-domain/footer/footerContent';
import type { Handler } from 'reference-api/http/requests';

const folder = path.join(import.meta.dirname, '../../notices');

export function noticeRoutes(server: FastifyInstance): void {
  for (const { href } of companyLinks)
    if (href.endsWith('.pdf')) server.get(href, sendNotice(path.basename(href)));
}

const sendNotice =
  (file: string): Handler =>
  async (_request, reply) =>
    reply.sendFile(file, folder, { cacheControl: false, etag: false, lastModified: false });
