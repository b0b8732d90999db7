import type { MouseEvent } from 'react';

/**
 * Moves the focus to the page's main content. The anchor alone would look for its target inside the
 * shadow root, and with `<base href>` it would leave the page. A focusable target keeps its place in
 * the tab order.
 * @source FTR-8, F60
 */
export function skipToMainContent(event: MouseEvent<HTMLAnchorElement>): void {
  const { ownerDocument } = event.currentTarget;
  const target = ownerDocument.querySelector<HTMLElement>('#main-content, main, [role="main"]');
  if (!target) return;
  event.preventDefault();
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}
