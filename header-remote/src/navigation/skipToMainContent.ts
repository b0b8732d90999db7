import type { MouseEvent } from 'react';

/** The anchor alone would look for its target inside the shadow root, and `<base href>` would leave the page (F60). */
export function skipToMainContent(event: MouseEvent<HTMLAnchorElement>): void {
  const { ownerDocument } = event.currentTarget;
  const target = ownerDocument.querySelector<HTMLElement>('#main-content, main, [role="main"]');
  if (!target) return;
  event.preventDefault();
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex'))
    target.setAttribute('tabindex', '-1');
  target.focus();
}
