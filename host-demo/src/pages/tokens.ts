/** The style sheet with which a site's server pages look like its remotes: the tokens themselves, and what the site has in their place. */
import { readFileSync } from 'node:fs';
import { toTokenRule } from 'mortgage-domain/site/brand';
import type { Site } from 'reference-api/sites';

const sheet = readFileSync(new URL(import.meta.resolve('design-tokens/tokens.module.css')), 'utf8');
/** The first rule of the sheet has them all. */
const usual = /\n:where[^{]* \{([^}]*)\}/.exec(sheet)?.[1] ?? '';

/** For whose system wishes it; on paper all is light. */
const darkQuery = '@media screen and (prefers-color-scheme: dark)';
const dark = sheet.split(`${darkQuery} {`)[1]?.match(/\{([^}]*)\}/)?.[1] ?? '';

/** A page's own content. */
const place = '.page, .ground';

export const toTokensCss = ({ file }: Pick<Site, 'file'>): string =>
  [
    `${place} {${usual}}`,
    toTokenRule(file.tokens, place),
    `${darkQuery} {`,
    `${place} {${dark}}`,
    toTokenRule(file.darkTokens, place).replaceAll('--mortgage-', '--mortgage-dark-'),
    `html:has(${place}) {color-scheme: dark}`,
    '}',
    '',
  ].join('\n');
