/** `npm test`: everything, in real browsers too; the last line counts what passed, failed and was skipped. */
import { findChromium } from './chromium';
import { installOtherBrowsers } from './otherBrowsers';
import { runSteps } from './steps/runSteps';

process.env.CHROMIUM_PATH = await findChromium();
installOtherBrowsers();
await runSteps([['lint', 'unit', 'types', 'format', 'ledger'], ['server'], ['e2e']]);
