/** The session's part of a site's file, for the stamp program; in no bundle of a page. */
import { schemeAttribute, shellAttribute } from 'embed/hand-overs';
import { toWording, type Wording } from 'mortgage-domain/languages/wording';
import { toDarkRules, toTokenRule } from 'mortgage-domain/site/brand';
import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';
import type { SessionPart } from './site/sessionPart';

const messages = { 'en-US': english, 'es-US': spanish };

/** The site's configuration, its styles, and the messages that are needed before a dialog opens. */
export function toPart(site: SiteFile): SessionPart {
  const view = `:where([${shellAttribute}])`;
  const css =
    toTokenRule(site.tokens, view) +
    toDarkRules(site.darkTokens, schemeAttribute, view);
  // Of `header`, the header makes its own part.
  const { header: _, ...others } = site;
  const settings = Object.entries(others).filter(([name]) =>
    Object.hasOwn(unnamedSite, name),
  );
  return {
    config: { brandSlug: site.slug, ...Object.fromEntries(settings) },
    ...atOnce(toWording('session-shared', site, messages)),
    ...(css && { css }),
  };
}

/** Without those in every page's session: the messages of the dialogs, as they are in its language's chunk. */
function atOnce({ messages: all, language, ...wording }: Wording): Wording {
  const ours: Wording['messages'] = messages[language];
  const said = Object.entries(all).filter(
    ([key, message]) =>
      /^(greeting$|denied\.)/.test(key) || message !== ours[key],
  );
  return { ...wording, language, messages: Object.fromEntries(said) };
}
