/** Reports problems that the visitor does not notice. @source ledger ERR-13, OPN-95; threat S10 */
import type { Environment } from 'mortgage-domain/site/siteConfig';

/** A fixed name for the problem, without personal data (S10). */
export interface Problem {
  readonly name: string;
  readonly detail?: string;
}
export type Report = (problem: Problem) => void;

/** The page's error reporter object (OPN-95): gets each problem with its environment (CON-21) and the session's version. */
interface Reporter {
  readonly report: (
    problem: Problem & {
      readonly environment: Environment;
      readonly version: string;
    },
  ) => void;
}

/** Read at each problem, because the page may set it later. */
interface ReportSettings {
  readonly globalName: () => string;
  readonly environment: () => Environment;
  readonly version: string;
}

/** Reports a problem to the configured reporter, else to the console. Never throws. */
export const createReport =
  (
    window: Window,
    { globalName, environment, version }: ReportSettings,
  ): Report =>
  (problem) => {
    try {
      const reporter: unknown = Reflect.get(window, globalName());
      if (isReporter(reporter)) {
        reporter.report({ ...problem, environment: environment(), version });
        return;
      }
    } catch {
      // The reporter threw: report to the console instead.
    }
    console.warn(`[mortgage session] ${problem.name}`, problem.detail ?? '');
  };

const isReporter = (found: unknown): found is Reporter =>
  typeof (found as Partial<Reporter> | null | undefined)?.report === 'function';
