import { keepOwnLinks } from './ownAddress';

const fields = 'input, select, textarea';
const keyed = `${fields}, a, button, summary`;
/** A page that scrolls by script would scroll behind them. */
const layers = '[popover], dialog';
const scrolls = ['wheel', 'touchmove'];
const edits = [
  'beforeinput',
  'mousedown',
  'selectstart',
  'contextmenu',
  'paste',
];
const types = ['keydown', 'keypress', 'keyup', ...edits, ...scrolls];

/** Stops events of our fields and buttons after our own listeners: old pages take them for shortcuts. A link opens here, whatever `<base target>` says. */
export function keepOwnEvents(shadow: ShadowRoot): void {
  for (const type of types) {
    shadow.addEventListener(type, keep, { passive: true });
  }
  shadow.addEventListener('click', openHere);
  keepOwnLinks(shadow);
}

function openHere({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (link && !link.target && document.querySelector('base[target]')) {
    link.target = '_self';
  }
}

function keep(event: Event): void {
  const { type, target, key } = event as Partial<KeyboardEvent> & Event;
  // The page's own modal and its popups end by them.
  if (key === 'Tab' || key === 'Escape') {
    return;
  }
  const kept = scrolls.includes(type) ? layers : key ? keyed : fields;
  // A selection may start in a text.
  if ((target as Partial<Element>).closest?.(kept)) {
    event.stopPropagation();
  }
}
