/** `npm run check`: form, types, lint and unit tests, side by side. */
import { runSteps } from './steps/runSteps';

await runSteps([['lint', 'unit', 'types', 'format']]);
