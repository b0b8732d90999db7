import { shellAttribute } from '../contract/handOvers';
import type { PageState } from '../page/pageState';
import { trust } from '../page/trust';
import type { Stamp } from '../releases/release';

/** Puts the pre-rendered view into the shadow root, unless the server has included it already. */
export function paintShell(
  window: Window & typeof globalThis,
  page: PageState,
  shadow: ShadowRoot,
  { remote, shell, releases }: Pick<Stamp, 'remote' | 'shell' | 'releases'>,
): void {
  // A Content-Security-Policy may have refused the style element that came with an included shell.
  if (!shadow.querySelector('style')?.sheet && shadow.adoptedStyleSheets.length < 1) {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(shell.css);
    shadow.adoptedStyleSheets = [sheet];
  }
  if (shadow.firstChild) return;
  const { document } = window;
  const view = document.createElement('div');
  view.setAttribute(shellAttribute, releases.find(({ name }) => name === remote)?.version ?? '');
  try {
    view.innerHTML = trust(window, page).createHTML(shell.html);
  } catch {
    // The page lets nobody write markup (`trusted-types 'none'`): what it put into the element itself is shown again.
    view.append(document.createElement('slot'));
  }
  shadow.append(view);
}
