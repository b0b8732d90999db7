/**
 * `?mortgage-doctor`: the doctor on the page itself. It is part of embed's release; the page host loads it when the
 * address asks for it. It shows only what every visitor of the page can see, and sends nothing.
 */
import { doctorAttribute } from 'embed/hand-overs';
import { watchPage } from '../in-page/readPage';
import { openOverlay } from './openOverlay';

// A second page host must not open a second panel.
if (!document.querySelector(`[${doctorAttribute}]`)) void openOverlay(window, watchPage());
