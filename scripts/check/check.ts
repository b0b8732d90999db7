/** `npm run check [-- lint unit]`: form, lint, unit tests and the ledger side by side, or the steps that are named. */
import { finish, runSteps } from '../steps/runSteps';
import { checkSteps } from '../steps/steps';

const asked = process.argv.slice(2);
const known: readonly string[] = checkSteps.flat();
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `No step is named ${unknown.join(', ')}. Steps: ${known.join(', ')}.`,
  );
  finish({ passed: 0, failed: 1, skipped: 0 });
} else {
  finish(
    await runSteps(
      checkSteps.map((group) =>
        group.filter((name) => asked.length === 0 || asked.includes(name)),
      ),
    ),
  );
}
