/** Whether a canary fails more often than the current release, by what was counted of both. Source: docs/decisions/0018-canary.md. */

export interface VisitCounts {
  readonly started: number;
  /** Of those. */
  readonly failed: number;
}

export interface CanaryVerdict {
  readonly failsMore: boolean;
  /** How many times better "it fails more often" explains the counts than "both fail alike". */
  readonly evidence: number;
}

/**
 * A canary that fails no more often is stopped in one of this many trials at most, however often and long the counts are looked
 * at (Ville's inequality: the evidence is a likelihood ratio, which has no drift where both fail alike).
 */
export const evidenceNeeded = 1000;

/** Of how many rates between its share and 1 the mean is taken: more change the evidence by less than a hundredth. */
const steps = 200;

/**
 * Where both fail alike, a failure is the canary's as often as a visit is. Against that stands a canary that has more than its
 * share of the failures, each such share as likely as another.
 */
export function judgeCanary(canary: VisitCounts, current: VisitCounts): CanaryVerdict {
  const { started, failed } = canary;
  // A visit more than were counted: the share of few visits is not known so well.
  const share = (started + 1) / (started + current.started + 1);
  const failures = failed + current.failed;
  if (current.started === 0 || failures === 0) return { failsMore: false, evidence: 0 };
  let evidence = 0;
  for (let step = 0; step < steps; step += 1) {
    const rate = share + ((step + 0.5) / steps) * (1 - share);
    const ratio =
      failed * Math.log(rate / share) + current.failed * Math.log((1 - rate) / (1 - share));
    evidence += Math.exp(Math.min(ratio, 700)) / steps;
  }
  return { failsMore: evidence >= evidenceNeeded, evidence };
}
