/** `npm run check`: form, types, lint, unit tests and the ledger, side by side. */
import { runSteps } from './steps/runSteps';

await runSteps([['lint', 'unit', 'types', 'format', 'ledger']]);
