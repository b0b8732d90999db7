import type { Problem } from '../state/contract';

/** The page's error reporter object (OPN-95). */
interface ReporterGlobal {
  readonly report?: (problem: Problem) => void;
}

/** Tells the configured reporter of a problem, else the console; never throws. */
export const createReport =
  (window: Window, globalName: () => string) =>
  (problem: Problem): void => {
    const reporter = (window as unknown as Record<string, ReporterGlobal | undefined>)[
      globalName()
    ];
    try {
      if (reporter?.report) return reporter.report(problem);
    } catch {
      // A reporter that throws is its own problem; the console still hears of ours.
    }
    console.warn(`[mortgage session] ${problem.name}`, problem.detail ?? '');
  };
