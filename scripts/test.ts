/** `npm test`: everything, in a real browser too; the last line counts what passed, failed and was skipped. */
import { findChromium } from './chromium';
import { runSteps } from './steps/runSteps';

process.env.CHROMIUM_PATH = await findChromium();
await runSteps([['lint', 'unit', 'types', 'format', 'ledger'], ['server'], ['e2e']]);
