/** Escape and Tab in our views, on a page that cancels them by their target. */
const openLayers =
  ':is(dialog[open], [popover]:not([popover=manual]):popover-open)';
const focusable = 'a, button, input, select, textarea, summary, [tabindex]';

/** Our shadow roots, as long as they live; a dialog's comes after the view that it covers. */
let roots: readonly WeakRef<ShadowRoot>[] = [];
/** The open menu or dialog that the pressed Escape closes. */
let closing: Element | undefined;

export function keepEscape(shadow: ShadowRoot): void {
  const others = roots.filter(
    (root) => ![shadow, undefined].includes(root.deref()),
  );
  roots = [...others, new WeakRef(shadow)];
  // The focus may be outside of a menu under the mouse.
  for (const type of ['keydown', 'keyup']) {
    window.addEventListener(type, closeByEscape, true);
  }
}

/** Escape closes our topmost open menu or dialog, and the page does not hear it. The browser closes it, with its usual events. */
function closeByEscape(event: Event): void {
  const { type, key, repeat } = event as KeyboardEvent;
  if (key !== 'Escape') {
    return;
  }
  if (type === 'keydown' && !repeat) {
    closing = findTopLayer(event);
  }
  const layer = closing;
  if (type === 'keyup') {
    closing = undefined;
  }
  if (!layer) {
    return;
  }
  event.stopPropagation();
  setTimeout(() => {
    if (type === 'keydown' && event.defaultPrevented) {
      close(layer);
    }
  });
}

/** None if the page's own modal is above our dialog: it has the focus. */
function findTopLayer(event: Event): Element | undefined {
  const path = event.composedPath();
  let top: Element | undefined;
  for (const one of roots) {
    const root = one.deref();
    if (!root?.isConnected) {
      continue;
    }
    for (const layer of root.querySelectorAll(openLayers)) {
      const isOnTop =
        path.includes(root) ||
        path[0] === document.body ||
        layer.matches('[popover]');
      top = isOnTop ? layer : top;
    }
  }
  return top;
}

function close(layer: Element): void {
  if (!layer.matches(openLayers)) {
    return;
  }
  if (!(layer instanceof HTMLDialogElement)) {
    (layer as HTMLElement).hidePopover();
  } else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    layer.close();
  }
}

/** Moves the focus if the page has canceled Tab and has not moved the focus itself, as its modal would. */
export function keepTab(event: Event): void {
  const shadow = event.currentTarget as ShadowRoot;
  const from = shadow.activeElement;
  const { type, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
  // The page's own content in a slot of ours has its own focus.
  if (!from || type !== 'keydown' || altKey || ctrlKey || metaKey) {
    return;
  }
  setTimeout(() => {
    if (!event.defaultPrevented || shadow.activeElement !== from) {
      return;
    }
    const all = [...shadow.querySelectorAll<HTMLElement>(focusable)];
    const places = shiftKey ? all.reverse() : all;
    const next = places.slice(places.indexOf(from as HTMLElement) + 1);
    // Hidden and disabled elements take no focus.
    next.find((place) => {
      if (place.tabIndex >= 0) {
        place.focus();
      }
      return shadow.activeElement === place;
    });
  });
}
