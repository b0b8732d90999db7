/** The command's program in the page. The command injects it before the page's first script. */
import { findReplaced, withBuiltIns } from './builtIns';
import { watchPage } from './readPage';
import { recordHistory, recordViolations } from './recordHistory';

const violations = recordViolations(document);
const readHistory = recordHistory(document);
const readReport = watchPage();

// Under a string: a page may have removed `Symbol`.
Object.defineProperty(window, 'embedDoctor', {
  value: () => {
    const replaced = findReplaced();
    return withBuiltIns(() => ({
      ...readReport(replaced),
      address: location.href,
      violations,
      history: readHistory(),
    }));
  },
});
