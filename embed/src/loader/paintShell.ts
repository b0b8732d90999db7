import type { EmbedPage } from '../page';
import type { Stamp } from '../release';
import { shellAttribute } from '../handOvers';
import { trust } from '../trust';
import { readSignedInHint } from './signedInHint';

/**
 * Puts the pre-rendered view into the element's shadow root, unless the server has included it already.
 * Gives the element that holds the shadow root: the target, or a child where the target cannot have one.
 */
export function paintShell(
  window: Window & typeof globalThis,
  page: EmbedPage,
  target: Element,
  { remote, shell, releases }: Stamp,
): Element {
  if (readSignedInHint(window)) target.setAttribute('data-signed-in-hint', '');
  const element = target.shadowRoot ? target : openShadow(target);
  const shadow = element.shadowRoot!;
  // A Content-Security-Policy may have refused the styles that came with an included shell.
  if (!shadow.querySelector('style')?.sheet && shadow.adoptedStyleSheets.length < 1) {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(shell.css);
    shadow.adoptedStyleSheets = [sheet];
  }
  if (!shadow.firstChild) {
    const view = window.document.createElement('div');
    view.setAttribute(shellAttribute, releases.find(({ name }) => name === remote)?.version ?? '');
    try {
      view.innerHTML = trust(window, page).createHTML(shell.html);
    } catch {
      // The page lets nobody write markup (`trusted-types 'none'`): what it put into the element itself is shown again.
      view.append(window.document.createElement('slot'));
    }
    shadow.append(view);
  }
  keepFocusOnDismissal(shadow);
  return element;
}

function openShadow(target: Element): Element {
  try {
    target.attachShadow({ mode: 'open' });
    return target;
  } catch {
    // A <table>, <form> or custom element cannot hold a shadow root; a child can.
    const child = target.ownerDocument.createElement('div');
    target.append(child);
    child.attachShadow({ mode: 'open' });
    return child;
  }
}

/** Chromium drops focus to the body when Escape closes a popover inside a shadow root: give it back to the button. */
function keepFocusOnDismissal(shadow: ShadowRoot): void {
  shadow.addEventListener(
    'beforetoggle',
    (event) => {
      const popover = event.target as HTMLElement;
      if ((event as ToggleEvent).newState !== 'closed' || !popover.contains(shadow.activeElement))
        return;
      shadow.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
    },
    true,
  );
}
