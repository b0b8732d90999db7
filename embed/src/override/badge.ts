/** A badge on the page: it names the override and links to the page without it. */
import { overrideParameter } from '../contract/handOvers';
import { onPageEvent } from '../contract/pageEvents';
import { markAdded } from '../page/addedElements';

const css = `
:host { all: initial; position: fixed; z-index: 2147483647; inset: auto 16px 16px auto; max-width: calc(100vw - 32px); }
aside { box-sizing: border-box; display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; max-width: 480px; padding: 8px 16px; border: 1px solid transparent; border-inline-start: 6px solid #f5b400; border-radius: 8px; background: #1b1f24; color: #fff; font: 14px/20px system-ui, sans-serif; box-shadow: 0 4px 16px rgb(0 0 0 / 30%); }
p { margin: 8px 0; overflow-wrap: anywhere; }
a { display: inline-flex; align-items: center; min-height: 44px; color: #ffd666; font-weight: 600; }
a:focus-visible { outline: 3px solid #ffd666; outline-offset: 2px; border-radius: 4px; }
@media print { :host { display: none; } }
`;

function withoutOverride(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(overrideParameter);
  return url.href;
}

export function showBadge(
  window: Window & typeof globalThis,
  remote: string,
  origin: string,
) {
  const { document } = window;
  const badge = markAdded(document.createElement('div'));
  const shadow = badge.attachShadow({ mode: 'open' });
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const [aside, text, back] = [
    document.createElement('aside'),
    document.createElement('p'),
    document.createElement('a'),
  ];
  aside.lang = 'en';
  aside.dir = 'ltr';
  aside.setAttribute('aria-label', 'Override');
  text.setAttribute('role', 'status');
  back.href = withoutOverride(window.location.href);
  back.append('Show the released version');
  aside.append(text, back);
  shadow.append(aside);
  document.body.append(badge);
  // Behind everything else, so that it is read out as a change.
  text.append(`${remote} comes from ${origin}, on this page alone.`);
  onPageEvent(document, 'remoteFailed', (failed) => {
    if (failed.remote === remote) {
      text.textContent = `${remote} from ${origin} failed: see the console.`;
    }
  });
}
