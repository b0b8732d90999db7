import type { Behave } from 'remote-kit/remote';
import { skipToMainContent } from 'remote-kit/skip-to-main-content';
import { trackLinks } from 'remote-kit/track-links';
import {
  closeOtherSections,
  watchMobileMenu,
} from './mobile-menu/watchMobileMenu';
import { closeOnFocusLeave } from './popups/closeOnFocusLeave';
import { moveFocusByArrows } from './popups/moveFocusByArrows';
import { openOnFocus } from './popups/openOnFocus';
import { openOnHover } from './popups/openOnHover';
import { placePopups } from './popups/placePopups';

const parts = [
  placePopups,
  openOnFocus,
  openOnHover,
  closeOnFocusLeave,
  moveFocusByArrows,
  watchMobileMenu,
  closeOtherSections,
  skipToMainContent,
] as const;

/** The header's behaviour beyond the browser's own. */
export const behave: Behave = (root, session, signal) => {
  for (const listen of parts) {
    listen(root, signal);
  }
  trackLinks(root, session, 'Header', signal);
};
