/** Problems that stopped nobody. Source: ledger ERR-13, OPN-95; threat S10. */
import { isRecord } from '../browser/isRecord';

/** What went wrong: a name of ours, and never what a visitor typed or who it is (S10). */
export interface Problem {
  readonly name: string;
  readonly detail?: string;
}
export type Report = (problem: Problem) => void;

/** The page's error reporter object (OPN-95). */
interface Reporter {
  readonly report: Report;
}

/** Tells the configured reporter of a problem, else the console; never throws. */
export const createReport =
  (window: Window, globalName: () => string): Report =>
  (problem) => {
    try {
      const reporter: unknown = Reflect.get(window, globalName());
      if (isReporter(reporter)) {
        reporter.report(problem);
        return;
      }
    } catch {
      // A reporter that throws is its own problem; the console still hears of ours.
    }
    console.warn(`[mortgage session] ${problem.name}`, problem.detail ?? '');
  };

const isReporter = (found: unknown): found is Reporter =>
  isRecord(found) && typeof found.report === 'function';
