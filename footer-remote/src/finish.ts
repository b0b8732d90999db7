import type { FooterOptions } from './options';
import type { BehaviourRoot, Finish } from 'remote-kit/remote';
import { selectSite } from 'session-shared/session';
import { toFooter } from './content/content';
import { appendFooterScript } from './footerScript';
import { selectFrame } from './frame/frame';

/** Sets all that depends on the page; React draws none of it. */
export const finish: Finish<FooterOptions> = (root, state, { footer }) => {
  showCurrentYear(root);
  const { data, isFromApp } = selectFrame(state);
  for (const badges of root.querySelectorAll<HTMLElement>(
    '[data-app-badges]',
  )) {
    badges.hidden = isFromApp;
  }
  const { js } = toFooter(selectSite(state), data, footer).content;
  // The server may replace the site's script or switch it off. A consent script looks for itself in the page, not in a shadow root.
  if (js && (data ?? footer?.js)) {
    appendFooterScript(root instanceof ShadowRoot ? root.host : root, js);
  }
};

/** FTR-9: the view has the year of its build; an earlier clock is wrong (F31). */
function showCurrentYear(root: BehaviourRoot): void {
  const year = root.querySelector('[data-year]')?.firstChild;
  const now = String(new Date().getFullYear());
  if (year?.nodeValue && year.nodeValue < now) {
    year.nodeValue = now;
  }
}
