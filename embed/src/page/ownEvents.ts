const fields = 'input, select, textarea';
const keyed = `${fields}, a, button, summary`;
const keys = ['keydown', 'keypress', 'keyup'];
const edits = ['beforeinput', 'mousedown', 'selectstart', 'contextmenu', 'copy', 'cut', 'paste'];

/** Stops events of our fields and buttons after our own listeners: old pages take them for shortcuts. A link opens here, whatever `<base target>` says. */
export function keepOwnEvents(shadow: ShadowRoot): void {
  for (const type of [...keys, ...edits]) shadow.addEventListener(type, keep);
  for (const type of ['wheel', 'touchmove'])
    shadow.addEventListener(type, keepScrolling, { passive: true });
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

/** A page that scrolls by script would scroll behind our menus and dialogs instead. */
function keepScrolling(event: Event): void {
  if ((event.target as Element).closest('[popover], dialog')) event.stopPropagation();
}
