import type { MouseEvent } from 'react';

/** FTR-8: by script, because `<base href>` would make the plain anchor leave the page (F60). */
export function skipToMainContent(event: MouseEvent<HTMLAnchorElement>): void {
  const target = event.currentTarget.ownerDocument.querySelector<HTMLElement>(
    '#main-content, main, [role="main"]',
  );
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus();
}
