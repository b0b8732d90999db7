/**
 * `?mortgage-doctor`: the doctor on the page itself, as part of embed's release (build/src/workspaces/embedSources.ts); the page
 * host loads it when the address asks for it. It says nothing that is not in the page for everybody to see, and sends nothing.
 */
import { doctorAttribute } from 'embed/hand-overs';
import { watchPage } from '../in-page/watchPage';
import { openOverlay } from './openOverlay';

// Two page hosts, or a page that runs this itself: one doctor is enough.
if (!document.querySelector(`[${doctorAttribute}]`)) void openOverlay(window, watchPage());
