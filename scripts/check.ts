/** `npm run check`: types, lint and unit tests. */
import { runSteps } from './steps';

await runSteps(['types', 'lint', 'unit']);
