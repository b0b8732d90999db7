/** Texts that name the current releases. */
import {
  modeAttribute,
  shellAttribute,
  signedInHintAttribute,
  signedInHintKey,
} from 'embed/hand-overs';
import { filesOf, opensAtOnce, type Release, type Stamp } from 'embed/release';
import { toShellMark } from 'embed/site-parts';
import { toIncludedCss } from './includedCss';

/** A program wrapped into its stamp. */
export const wrapProgram = (program: string, stamp: Partial<Stamp>): string =>
  `(function(__EMBED_STAMP__){${program.trim()}\n})(${toLiteral(stamp)});\n`;

/** A value as a script writes it, in ASCII, for pages in windows-1252. Templates need no escapes for quotation marks. */
export const toLiteral = (value: object): string =>
  toAscii(
    JSON.stringify(value).replace(
      /"(?:[^"\\]|\\.)*\\"(?:[^"\\]|\\.)*"/g,
      toTemplate,
    ),
  );

const toTemplate = (text: string): string =>
  text
    .replace(/`|\$\{/g, '\\$&')
    .replaceAll('\\"', '"')
    .replace(/^"|"$/g, '`');

const toAscii = (text: string): string =>
  text.replace(
    /[\u007f-\uffff]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Runs in the page before the included view is painted, and does what the loader does later: a visitor who was signed
 * in sees no "Sign In". For the view's own element only, because an optimizer may move the script. For old browsers, too.
 */
const hintProgram = `(function(e,h){try{e=e.parentNode;h=localStorage.getItem("${signedInHintKey}");if(h&&e.shadowRoot)e.setAttribute("${signedInHintAttribute}",h)}catch(_){}})(document.currentScript)`;

/** The program in the includes of a view that has styles for the hint. A page's policy allows it by its hash. */
export const findHintProgram = (css: string): string | undefined =>
  css.includes(signedInHintAttribute) ? hintProgram : undefined;

/**
 * A server page includes this inside the mount element: the view as a declarative shadow root, visible at first paint
 * and without JavaScript. Preloads follow only where the view opens at once: others would delay the page's own files.
 */
export function toShellHtml(
  {
    remote,
    shell: { html, css },
    parts,
  }: Pick<Stamp, 'remote' | 'shell' | 'parts'>,
  version: string,
  releases: readonly Release[],
  isSlim = false,
): string {
  const preloads = opensAtOnce(releases)
    ? filesOf(releases, true).map(
        ([href, integrity]) =>
          `<link rel="preload" as="script" href="${href}" crossorigin="anonymous" integrity="${integrity}">`,
      )
    : [];
  const program = findHintProgram(css);
  return [
    '<template shadowrootmode="open">',
    // Optimizers of WordPress leave a sheet with these marks where it is.
    `<style data-noptimize="1" data-no-optimize="1">${toIncludedCss(css)}</style>`,
    `<div ${shellAttribute}="${toShellMark(version, remote, parts)}"${isSlim ? ` ${modeAttribute}="slim"` : ''}>${toEntities(html)}</div>`,
    '</template>',
    ...(program ? [`<script>${program}</script>`] : []),
    ...preloads,
    '\n',
  ].join('');
}

const toEntities = (html: string): string =>
  html.replace(
    /[\u{80}-\u{10ffff}]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
