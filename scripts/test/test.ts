/** `npm test`: every test on Chromium and real servers. With `--all` (`npm run test:all`) also slow tests and other browsers. */
import { installPrograms } from '../steps/programs';
import { finish, runSteps } from '../steps/runSteps';
import { dailySteps, furtherSteps } from '../steps/steps';

const isComplete = process.argv.includes('--all');
const lacking = installPrograms(isComplete);
if (lacking.length > 0) {
  console.error(`The tests need ${lacking.join(', ')}: install these packages and run again.`);
  finish({ passed: 0, failed: 1, skipped: 0 });
} else {
  finish(await runSteps(isComplete ? [...dailySteps, ...furtherSteps] : dailySteps));
}
