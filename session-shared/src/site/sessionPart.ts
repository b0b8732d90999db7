/** What the session knows of a site before a page has said anything. Source: ledger ENT-4; docs/sites.md. */
import { sessionWorkspace } from 'embed/remotes';
import { readSitePart } from 'embed/site-parts';
import type { Wording } from 'mortgage-domain/languages/wording';
import {
  toSiteConfig,
  unnamedSite,
  type PageSite,
  type SiteConfig,
} from 'mortgage-domain/site/siteConfig';

export interface SessionPart extends Partial<Wording> {
  readonly config: PageSite;
  /** The rule of its brand (`readSiteSheets`). */
  readonly css?: string;
}

/** Without a stamp there is a site, and it has no name. */
const empty: SessionPart = { config: {} };

export const readSessionPart = (): SessionPart => readSitePart(globalThis, sessionWorkspace, empty);

/** The site as its file says; what it leaves out is the specification's. */
export const readStampedSite = (): SiteConfig =>
  toSiteConfig(readSessionPart().config, unnamedSite);
