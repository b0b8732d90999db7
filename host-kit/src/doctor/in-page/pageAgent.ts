/**
 * The doctor's program in the page: watches from before the page's first script, and reads the page when it is asked. Bundled
 * and injected by ../agentProgram.ts.
 */
import { watchPage } from './watchPage';

// A string, not a symbol: a page may have taken `Symbol` away (F54).
Object.defineProperty(window, 'embedDoctor', { value: watchPage() });
