import { findOwn } from './findOwn';

/**
 * Lets our controls work on a page that cancels clicks by their target: to the page, our mount element is the target of
 * each. The canceled click is repeated inside our shadow root, where the page does not hear it.
 */
const controls = 'a, button, summary, label, input';
/** A repeated click that our own listeners have already heard. */
let heard: Event | undefined;

/** In the capture phase of a shadow root of ours. */
export function enterClick(event: Event): void {
  const shadow = event.currentTarget as ShadowRoot;
  if (event === heard) {
    event.stopPropagation();
    return;
  }
  const control = findControl(event);
  if (!control) {
    return;
  }
  if (event.defaultPrevented) {
    event.stopPropagation();
    repeatLater(control, event, () => true);
    return;
  }
  // Added again and so late, it is the last of our listeners.
  shadow.removeEventListener('click', leaveClick);
  shadow.addEventListener('click', leaveClick, { once: true });
}

function leaveClick(event: Event): void {
  const control = findControl(event);
  // Our own listeners have acted instead of the browser.
  if (!control || event.defaultPrevented) {
    return;
  }
  let isRouted = false;
  // Only so a router finds our link, and then leads there by itself.
  event.composedPath = () => {
    isRouted = control.matches('a') && !event.defaultPrevented;
    Reflect.deleteProperty(event, 'composedPath');
    return event.composedPath();
  };
  repeatLater(control, event, (click) => {
    heard = click;
    return event.defaultPrevented && !isRouted;
  });
}

/** Waits until the page has handled the event. Not composed, a click ends at the shadow root. */
function repeatLater(
  control: Element,
  { detail }: UIEventInit,
  isWanted: (click: Event) => boolean,
): void {
  setTimeout(() => {
    const click = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      detail,
    });
    if (isWanted(click) && control.isConnected) {
      control.dispatchEvent(click);
    }
  });
}

/** None for a click that the browser is to treat in another way, such as in another tab. */
function findControl(event: Event): Element | null | undefined {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  return button || altKey || ctrlKey || metaKey || shiftKey
    ? undefined
    : findOwn(event, controls);
}
