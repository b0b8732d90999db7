const fields = 'input, select, textarea';
const keyed = `${fields}, a, button, summary`;
const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'mousedown', 'selectstart'];

/**
 * Ends, after our own listeners, the events of our fields and the keys of our buttons: old pages see the mount element as their
 * target, and take them for shortcuts or cancel them. A link opens here, whatever the page's `<base target>` says.
 */
export function keepOwnEvents(shadow: ShadowRoot): void {
  for (const type of types) shadow.addEventListener(type, keep);
  shadow.addEventListener('click', openHere);
}

function openHere({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (link && !link.target && document.querySelector('base[target]')) link.target = '_self';
}

function keep(event: Event): void {
  const { key } = event as Partial<KeyboardEvent>;
  // The page's own modal and its popups end by them.
  if (key === 'Tab' || key === 'Escape') return;
  const kept = key === undefined ? fields : keyed;
  if (event.target instanceof HTMLElement && event.target.matches(kept)) event.stopPropagation();
}
