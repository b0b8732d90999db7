import type { Outcome } from './outcome';

/** The part that we read of what Playwright's JSON reporter writes. */
export interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    /** ISO 8601. */
    readonly startTime: string;
  };
}

export interface PlaywrightSuite {
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status: string;
    readonly annotations: readonly Annotation[];
    readonly results: readonly { readonly annotations?: readonly Annotation[] }[];
  }[];
}

export interface Annotation {
  readonly type: string;
  readonly description?: string;
}

export const specsOf = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): readonly PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** A test that passed only at its second attempt has failed. */
export const readPlaywrightOutcome = (report: PlaywrightReport): Outcome => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
  skipped: specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        name: `${file}: ${title}`,
        reason:
          annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? '',
      })),
  ),
});
