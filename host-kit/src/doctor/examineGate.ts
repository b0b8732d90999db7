/** What is behind a gate. */
import { risk, type Examination } from './finding';

export const gateIsNotAllThereIs: Examination = ({ page }) =>
  page.slots
    .filter(({ gated }) => gated === 'withheld')
    .map(({ remote }) =>
      risk(
        `What ${remote} hides is in the page that this visitor gets: its source shows it.`,
        'The gate hides, it does not protect. Let the server leave the template empty for whoever may not see it.',
      ),
    );
