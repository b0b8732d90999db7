/** What the stamp program makes of a site's file for the session; in no bundle of a page. */
import { toTokenRule } from 'mortgage-domain/site/brand';
import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import type { SessionPart } from './site/sessionPart';

/** Everything that is a value of the configuration, and the look of every view. */
export function toPart(site: SiteFile): SessionPart {
  const settings = Object.entries(site).filter(([name]) => Object.hasOwn(unnamedSite, name));
  const config = { brandSlug: site.slug, ...Object.fromEntries(settings) };
  return { config, ...(site.tokens && { css: toTokenRule(site.tokens) }) };
}
