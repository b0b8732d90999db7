import type { Notice } from '../releases/notice';
import classes from './Notice.module.css';
import { styles } from './styles';

/** An outage is said at once, everything else when the screen reader has come to the end of its sentence. */
const roles = { info: 'status', warning: 'status', outage: 'alert' } as const;

/**
 * The notice as an element with a shadow root of its own, so that the styles of what it lies in stay out. What it says comes a
 * frame later: a live region is heard when it changes, not when it appears.
 */
export function buildNotice(
  document: Document,
  { level, text, link, language, more, dismiss }: Notice,
  topPx: number,
  dismissed: () => void,
): { readonly element: HTMLElement; readonly bar: HTMLElement } {
  const element = document.createElement('div');
  element.lang = language;
  const bar = createOf(document, 'div', [classes.bar, classes[level]].join(' '));
  // In here, where nobody takes it for one of the header's menus.
  bar.setAttribute('popover', 'manual');
  bar.style.top = `${topPx}px`;
  const mark = createOf(document, 'span', classes.mark);
  mark.setAttribute('aria-hidden', 'true');
  const region = createOf(document, 'p', classes.text);
  region.setAttribute('role', roles[level]);
  region.dir = 'auto';
  const button = createOf(document, 'button', classes.dismiss);
  button.type = 'button';
  button.setAttribute('aria-label', dismiss);
  button.onclick = dismissed;
  bar.append(mark, region, button);
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles as CSSStyleSheet[];
  root.append(bar);
  requestAnimationFrame(() => region.append(text, ...createLink(document, link, more)));
  return { element, bar };
}

function createLink(document: Document, link = '', more: string): readonly (Node | string)[] {
  if (!link.startsWith('https://')) return [];
  const anchor = createOf(document, 'a', classes.link);
  anchor.href = link;
  anchor.append(more);
  return [' ', anchor];
}

function createOf<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
