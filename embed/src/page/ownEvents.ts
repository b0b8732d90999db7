import { findOwn } from './findOwn';
import { keepOwnLinks } from './ownAddress';
import { enterClick } from './ownClicks';
import { keepEscape, keepTab } from './ownKeys';

const fields = 'input, select, textarea';
const keyed = `${fields}, a, button, summary`;
/** A page that scrolls by script would scroll behind them. */
const layers = '[popover], dialog';
/** By their target, which the page takes for our mount element, it may cancel them. */
const keptIn: Readonly<Record<string, string>> = {
  beforeinput: fields,
  mousedown: fields,
  pointerdown: fields,
  selectstart: fields,
  contextmenu: fields,
  copy: fields,
  cut: fields,
  paste: fields,
  keydown: keyed,
  keypress: keyed,
  keyup: keyed,
  touchstart: `${keyed}, label`,
  touchmove: `${keyed}, label, ${layers}`,
  touchend: `${keyed}, label`,
  wheel: layers,
};

/** Stops events of our fields and buttons after our own listeners: old pages take them for shortcuts. A link opens here, whatever `<base target>` says. */
export function keepOwnEvents(shadow: ShadowRoot): void {
  for (const type of Object.keys(keptIn)) {
    shadow.addEventListener(type, keep, { passive: true });
  }
  shadow.addEventListener('click', openHere);
  keepOwnLinks(shadow);
  // Clicks go on to the page, which closes its menus and counts by them.
  shadow.addEventListener('click', enterClick, true);
  keepEscape(shadow);
}

function openHere(event: Event): void {
  const link = findOwn(event, 'a');
  if (!(link instanceof HTMLAnchorElement) || link.target) {
    return;
  }
  if (document.querySelector('base[target]')) {
    link.target = '_self';
  }
}

function keep(event: Event): void {
  const { type, key } = event as Partial<KeyboardEvent> & Event;
  // The page's own modal and its popups live by them.
  if (key === 'Tab') {
    keepTab(event);
  }
  if (key === 'Tab' || key === 'Escape') {
    return;
  }
  if (findOwn(event, keptIn[type] ?? fields)) {
    event.stopPropagation();
  }
}
