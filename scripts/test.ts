/** `npm test`: everything, in a real browser too; the last line counts what passed and failed. */
import { findChromium } from './chromium';
import { runSteps } from './steps';

process.env.CHROMIUM_PATH = await findChromium();
await runSteps(['types', 'lint', 'ledger', 'unit', 'server', 'e2e']);
