import type { Behave } from 'remote-kit/remote';
import { skipToMainContent } from 'remote-kit/skip-to-main-content';
import { trackLinks } from 'remote-kit/track-links';

/** The footer's behaviour beyond the browser's own. */
export const behave: Behave = (root, session, signal) => {
  skipToMainContent(root, signal);
  trackLinks(root, session, 'Footer', signal);
};
