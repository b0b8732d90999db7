/** `npm run check`: form, types, lint, unit tests and the ledger, side by side. */
import { finish, runSteps } from './steps/runSteps';
import { checkSteps } from './steps/steps';

finish(await runSteps(checkSteps));
