/** The command's program in the page. The command injects it before the page's first script. */
import { readPage } from './readPage';
import { recordHistory, recordViolations } from './recordHistory';
import { watchLayout } from './watchLayout';

const violations = recordViolations(document);
const readHistory = recordHistory(document);
const readLayoutShift = watchLayout();

// Under a string: a page may have removed `Symbol`.
Object.defineProperty(window, 'embedDoctor', {
  value: () => ({
    page: readPage(),
    layoutShift: readLayoutShift(),
    violations,
    history: readHistory(),
  }),
});
