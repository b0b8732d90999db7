/** `npm test`: every test on Chromium and real servers. With `--all` (`npm run test:all`) also slow tests and other browsers. */
import { installPrograms } from '../steps/programs';
import { addCounts, describeFullRun, finish, runSteps, writeFullRun } from '../steps/runSteps';
import { dailySteps, furtherSteps, type Counts } from '../steps/steps';

const isComplete = process.argv.includes('--all');
const lacking = installPrograms(isComplete);
if (lacking.length > 0) {
  console.error(`The tests need ${lacking.join(', ')}: install these packages and run again.`);
  finish({ passed: 0, failed: 1, skipped: 0 });
} else if (isComplete) {
  finish(await runAll());
} else {
  const counts = await runSteps(dailySteps);
  console.log(`\n${describeFullRun()}`);
  finish(counts);
}

async function runAll(): Promise<Counts> {
  const daily = await runSteps(dailySteps);
  const further = await runSteps(furtherSteps);
  const all = addCounts([daily, further]);
  if (all.failed === 0) writeFullRun(all, further);
  return all;
}
