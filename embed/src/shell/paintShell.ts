import { shellAttribute } from '../contract/handOvers';
import { mark } from '../page/marks';
import type { PageState } from '../page/pageState';
import { toShellMark } from '../page/siteParts';
import { trust } from '../page/trust';
import type { Stamp } from '../releases/release';
import { adoptSheets, hasOwnSheets } from './ownSheets';
import { moveBreakpointOf } from './shellCss';

/** Puts the pre-rendered view into the shadow root, unless the server has included it. @param breakpoint in pixels */
export function paintShell(
  window: Window & typeof globalThis,
  page: PageState,
  shadow: ShadowRoot,
  {
    remote,
    shell,
    parts,
    releases,
  }: Pick<Stamp, 'remote' | 'shell' | 'parts' | 'releases'>,
  breakpoint?: number,
): void {
  const painted = shadow.querySelector(`[${shellAttribute}]`);
  // A tool of the page may have put a style element into an empty root.
  const style = painted && shadow.querySelector('style');
  const isStyled = hasOwnSheets(shadow);
  // Without any styles it is no included shell but a view that was saved with the page (F62).
  const isIncluded = painted !== null && (style !== null || isStyled);
  if (!isIncluded) {
    painted?.remove();
  }
  const css = style?.textContent ?? shell.css;
  const moved = breakpoint ? moveBreakpointOf(css, `${breakpoint}px`) : css;
  // A Content-Security-Policy may have refused the style element that came with an included shell.
  if (!isStyled && (!style?.sheet || moved !== css)) {
    style?.remove();
    addStyles(window, page, shadow, moved);
  }
  if (isIncluded) {
    return;
  }
  const { document } = window;
  const view = document.createElement('div');
  const version = releases.find(({ name }) => name === remote)?.version ?? '';
  view.setAttribute(shellAttribute, toShellMark(version, remote, parts));
  try {
    view.innerHTML = trust(window, page).createHTML(shell.html);
  } catch {
    // The page's policy forbids markup (`trusted-types 'none'`): show the element's own content again.
    view.append(document.createElement('slot'));
  }
  shadow.append(view);
  mark(`${remote}.painted`);
}

export function addStyles(
  window: Window & typeof globalThis,
  { nonce }: PageState,
  shadow: ShadowRoot,
  css: string,
): void {
  try {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(css);
    adoptSheets(shadow, [sheet]);
  } catch {
    // Safari before 16.4 cannot construct sheets; `canRun` keeps the view static there.
    const style = window.document.createElement('style');
    style.nonce = nonce ?? '';
    style.append(css);
    shadow.append(style);
  }
}
