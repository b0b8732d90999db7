/** `?mortgage-doctor`: the doctor on the page itself, loaded by the page host. It shows what every visitor can see, and sends nothing. */
import { doctorAttribute } from 'embed/hand-overs';
import { watchPage } from '../in-page/readPage';
import { openOverlay } from './openOverlay';

// A second page host must not open a second panel.
if (!document.querySelector(`[${doctorAttribute}]`)) {
  void openOverlay(watchPage());
}
