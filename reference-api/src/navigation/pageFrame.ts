/** What a page asks for its frame: the top navigation as JSON, the footer's script and data. Source: ledger CAL-14, CAL-15, ENT-18, OPN-27, OPN-28, OPN-110. */
import type { FastifyRequest } from 'fastify';
import { pageFrameQuery } from 'mortgage-domain/host/hostRequests';
import * as v from 'valibot';
import type { Account } from '../database/schema';
import { readQueryText } from '../http/requests';
import type { Inboxes } from '../messaging/inboxes';
import { sentFooterOf } from './footerData';
import type { Site } from '../sites/sites';
import { regionSections } from './regionSections';
import { readUserNavigation } from './userNavigation';

export interface FrameRequest {
  readonly wantsTopnav: boolean;
  readonly wantsFooter: boolean;
  readonly regionId: string | undefined;
}
interface FrameProblem {
  readonly field: string;
  readonly message: string;
}

/** The requested parts, or the fault in the request. */
export function readFrameRequest(request: FastifyRequest): FrameRequest | FrameProblem {
  const read = v.safeParse(pageFrameQuery, {
    topnav: readQueryText(request, 'topnav'),
    footer: readQueryText(request, 'footer'),
    regionId: readQueryText(request, 'regionId'),
  });
  if (!read.success) {
    const [issue] = read.issues;
    return { field: v.getDotPath(issue) ?? 'query', message: issue.message };
  }
  const { topnav, footer, regionId } = read.output;
  return { wantsTopnav: topnav !== undefined, wantsFooter: footer !== undefined, regionId };
}

/** JSON leaves undefined values out. */
export const readPageFrame = async (
  site: Site,
  { wantsTopnav, wantsFooter, regionId }: FrameRequest,
  account: Account | undefined,
  inboxes: Inboxes,
): Promise<object> => ({
  topnav: wantsTopnav ? { json: await readTopnav(site, regionId, account, inboxes) } : undefined,
  footer: wantsFooter ? sentFooterOf(site) : undefined,
});

const readTopnav = async (
  site: Site,
  regionId: string | undefined,
  account: Account | undefined,
  inboxes: Inboxes,
): Promise<object> => ({
  sections: regionSections(site, regionId),
  user: account && (await readUserNavigation(site, account, inboxes)),
});
