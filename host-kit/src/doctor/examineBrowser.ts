/** What the browser has of what our programs use. */
import { browserNeeds, changesNothing } from '../browser-needs/browserNeeds';
import { risk, type Examination } from './finding';

export const hasWhatWeUse: Examination = ({ page }) =>
  browserNeeds
    .filter(({ name, without }) => page.lacking.includes(name) && without !== changesNothing)
    .map(({ name, since, without }) =>
      risk(
        `There is no ${name.replaceAll('`', '')} here: ${without}.`,
        `It is in ${since}. Where this browser is one of these, a script of the page takes it away: let that pass it by.`,
      ),
    );
