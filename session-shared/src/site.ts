/** What the stamp program makes of a site's file for the session; in no bundle of a page. */
import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import type { SessionPart } from './site/sessionPart';

/** Everything that is a value of the configuration. */
export function toPart(site: SiteFile): SessionPart {
  const settings = Object.entries(site).filter(([name]) => Object.hasOwn(unnamedSite, name));
  return { config: { brandSlug: site.slug, ...Object.fromEntries(settings) } };
}
