/** React stops these events while it hydrates a shell, and dispatches them again to their target afterwards. */
const dispatchedAgain = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Keeps the original target of events that React stops. After its dispatch, an event of a shadow root has the root's host as its
 * target, or none (DOM standard, "dispatch"), and React would dispatch to that or throw. Call this after React has added its
 * listeners.
 */
export function keepTargets(shell: Element): void {
  for (const type of dispatchedAgain) shell.addEventListener(type, keepTarget, true);
}

function keepTarget(event: Event): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one thing that says that an event is stopped
  if (event.cancelBubble) Object.defineProperty(event, 'target', { value: event.target });
}
