import type { MouseEvent } from 'react';

/**
 * Moves the focus to the page's main content (FTR-8). The anchor alone would look for its target
 * inside the shadow root, and `<base href>` would make it leave the page (F60). A target that takes
 * the focus by itself keeps its place in the tab order.
 */
export function skipToMainContent(event: MouseEvent<HTMLAnchorElement>): void {
  const { ownerDocument } = event.currentTarget;
  const target = ownerDocument.querySelector<HTMLElement>('#main-content, main, [role="main"]');
  if (!target) return;
  event.preventDefault();
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}
