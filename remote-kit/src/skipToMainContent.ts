import { findAround } from 'embed/pressed';
import { mainContentHref } from 'mortgage-domain/links/link';
import type { BehaviourRoot } from './remote/remoteDefinition';

/**
 * The skip link moves the focus to the page's main content. The anchor alone would look for its target inside the
 * shadow root, and with `<base href>` it would leave the page. A focusable target keeps its place in
 * the tab order.
 * @source FTR-8, F60
 */
export function skipToMainContent(
  root: BehaviourRoot,
  signal: AbortSignal,
): void {
  const onClick = (event: Event) => {
    if (!findAround(event, `a[href="${mainContentHref}"]`)) {
      return;
    }
    const target =
      document.querySelector<HTMLElement>(mainContentHref) ??
      document.querySelector<HTMLElement>('main, [role="main"]');
    if (!target) {
      return;
    }
    event.preventDefault();
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
    }
    target.focus();
  };
  root.addEventListener('click', onClick, { signal });
}
