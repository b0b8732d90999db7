/**
 * The style sheet in a page's markup, allowed by its hash: a separate file would keep the page blank for a round trip.
 * By the tokens, and what the site has in their place, the page looks like its remotes. S01, F48.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toTokenRule } from 'mortgage-domain/site/brand';
import type { Site } from 'reference-api/sites';

/** Without comments, which a visitor would wait for. */
const readSheet = (file: string): string =>
  readFileSync(new URL(import.meta.resolve(file)), 'utf8').replace(
    /\/\*[^]*?\*\/\s*/g,
    '',
  );

const sheet = readSheet('design-tokens/tokens.module.css');
/** The first rule of the sheet has them all. */
const usual = /:where[^{]* \{([^}]*)\}/.exec(sheet)?.[1] ?? '';

/** For visitors with a dark system; on paper all is light. */
const darkQuery = '@media screen and (prefers-color-scheme: dark)';
const dark = sheet.split(`${darkQuery} {`)[1]?.match(/\{([^}]*)\}/)?.[1] ?? '';

const place = '.page, .ground';

export const toTokensCss = ({ file }: Pick<Site, 'file'>): string =>
  [
    `${place} {${usual}}`,
    toTokenRule(file.tokens, place),
    `${darkQuery} {`,
    `${place} {${dark}}`,
    toTokenRule(file.darkTokens, place).replaceAll(
      '--mortgage-',
      '--mortgage-dark-',
    ),
    `html:has(${place}) {color-scheme: dark}`,
    '}',
    '',
  ].join('\n');

interface PageSheet {
  readonly css: string;
  /** As a source of `style-src`. */
  readonly source: string;
}
/** A page of forms and tables, or one of a few words. */
export type PageLook = 'ours' | 'plain';

const sheetsOf: Readonly<Record<PageLook, readonly string[]>> = {
  plain: ['../../public/base.css'],
  ours: ['../../public/base.css', '../../public/pages.css'],
};

const known = new WeakMap<Site, Partial<Record<PageLook, PageSheet>>>();

/** Files are read once: a changed one is there when the server starts again. */
export function pageSheet(site: Site, look: PageLook): PageSheet {
  const ofSite = known.get(site) ?? {};
  known.set(site, ofSite);
  return (ofSite[look] ??= toSheet(
    toTokensCss(site) + sheetsOf[look].map(readSheet).join(''),
  ));
}

function toSheet(text: string): PageSheet {
  // Nothing in it ends its element.
  const css = text.replaceAll('</', '<\\/');
  return {
    css,
    source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  };
}
