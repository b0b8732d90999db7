/** The session's data of a site, before a page sets options. Source: ledger ENT-4; docs/sites.md. */
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

/** Without a stamp the site has no name. */
const empty: SessionPart = { config: {} };

export const readSessionPart = (): SessionPart =>
  readSitePart(globalThis, sessionWorkspace, empty);

/** The site's values, with the specification's for those that its file leaves out. */
export const readStampedSite = (): SiteConfig =>
  toSiteConfig(readSessionPart().config, unnamedSite);
