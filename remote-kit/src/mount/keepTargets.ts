/** What React stops while it takes a shell over, and dispatches once more, to the event's target, when it has. */
const dispatchedAgain = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * After its dispatch an event of a shadow root has the root's host as its target, or none (DOM standard, "dispatch"). React
 * would dispatch to that, past the view, or throw: what it has stopped keeps the element that it came from. To be called
 * when React listens.
 */
export function keepTargets(shell: Element): void {
  for (const type of dispatchedAgain) shell.addEventListener(type, keepTarget, true);
}

function keepTarget(event: Event): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one thing that says that an event is stopped
  if (event.cancelBubble) Object.defineProperty(event, 'target', { value: event.target });
}
