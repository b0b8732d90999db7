/** What came out of a step: how many of its tests passed and failed, and which were skipped. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
}

export interface SkippedTest {
  readonly name: string;
  /** As the test gives it; empty where its runner knows none. */
  readonly reason: string;
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: [] };
export const onePassed: Outcome = { ...nothing, passed: 1 };
export const oneFailed: Outcome = { ...nothing, failed: 1 };

export const addOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.flatMap(({ skipped }) => skipped),
});

export const formatOutcome = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed, ${skipped.length} skipped`;

export const formatSkipped = ({ name, reason }: SkippedTest): string =>
  `skipped: ${name} (${reason || 'no reason is given'})`;
