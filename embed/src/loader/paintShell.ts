import type { Stamp } from '../release';
import { shellAttribute } from '../shellAttribute';
import { readSignedInHint } from './signedInHint';

interface TrustedHtmlPolicy { createHTML(html: string): string }
type TrustedTypesWindow = Window & { trustedTypes?: { createPolicy(name: string, rules: TrustedHtmlPolicy): TrustedHtmlPolicy } };

/**
 * Puts the pre-rendered view into the element's shadow root, unless the server has included it already.
 * Gives the element that holds the shadow root: the target, or a child where the target cannot have one.
 */
export function paintShell(window: Window & typeof globalThis, target: Element, { remote, shell, releases }: Stamp): Element {
  if (readSignedInHint(window)) target.setAttribute('data-signed-in-hint', '');
  const included = target.shadowRoot;
  if (included) {
    keepFocusOnDismissal(included);
    return target;
  }
  const element = openShadow(target);
  const shadow = element.shadowRoot!;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(shell.css);
  shadow.adoptedStyleSheets = [sheet];
  const view = window.document.createElement('div');
  view.setAttribute(shellAttribute, releases.find(({ name }) => name === remote)?.version ?? '');
  view.innerHTML = trusted(window, shell.html);
  shadow.append(view);
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

/** The shell is our own build's output; the policy says so where the page enforces Trusted Types. */
function trusted(window: TrustedTypesWindow, html: string): string {
  return window.trustedTypes?.createPolicy('mortgage-embed', { createHTML: (text) => text }).createHTML(html) ?? html;
}

/** Chromium drops focus to the body when Escape closes a popover inside a shadow root: give it back to the button. */
function keepFocusOnDismissal(shadow: ShadowRoot): void {
  shadow.addEventListener('beforetoggle', (event) => {
    const popover = event.target as HTMLElement;
    if ((event as ToggleEvent).newState !== 'closed' || !popover.contains(shadow.activeElement)) return;
    shadow.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
  }, true);
}
