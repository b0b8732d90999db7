/** `npm test`: every test on Chromium and real servers. With `--all` (`npm run test:all`) also slow tests and other browsers. */
import { installPrograms } from '../steps/programs';
import { addCounts, finish, runSteps } from '../steps/runSteps';
import { checkSteps, furtherSteps, testSteps } from '../steps/steps';

const isComplete = process.argv.includes('--all');
// The checks need no programs, so they run while those are installed.
const [lacking, checked] = await Promise.all([
  installPrograms(isComplete),
  runSteps(checkSteps),
]);
if (lacking.length > 0) {
  console.error(
    `The tests need ${lacking.join(', ')}: install these packages and run again.`,
  );
  finish(addCounts([checked, { passed: 0, failed: 1, skipped: 0 }]));
} else {
  const tested = await runSteps(
    isComplete ? [...testSteps, ...furtherSteps] : testSteps,
  );
  finish(addCounts([checked, tested]));
}
