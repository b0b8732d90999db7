/**
 * `?mortgage-doctor`: the doctor on the page itself. It is part of embed's release; the page host loads it when the
 * address asks for it. It shows only what every visitor of the page can see, and sends nothing.
 */
import { doctorAttribute } from 'embed/hand-overs';
import { readPage } from '../in-page/readPage';
import { watchLayout } from '../in-page/watchLayout';
import { openOverlay } from './openOverlay';

// A second page host must not open a second panel.
if (!document.querySelector(`[${doctorAttribute}]`)) {
  const readLayoutShift = watchLayout();
  void openOverlay(window, () => ({ page: readPage(), layoutShift: readLayoutShift() }));
}
