/** `npm run check [-- types unit]`: form, types, lint, unit tests and the ledger side by side, or the steps that are named. */
import { finish, runSteps } from '../steps/runSteps';
import { checkSteps } from '../steps/steps';

const asked = process.argv.slice(2);
const chosen = checkSteps.map((group) =>
  group.filter((name) => asked.length === 0 || asked.includes(name)),
);
finish(await runSteps(chosen));
