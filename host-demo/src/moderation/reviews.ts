/** Reviews that wait for moderation, and what was decided of them. Source: ACC-4, OPN-49. */
import type { Database } from '../database/connect';
import { reviewDecisions } from '../database/schema';

const sampleReviews = [
  { id: 'r-1', lender: 'Lanternlight Lending', text: 'Quick answers, fair fees.' },
  { id: 'r-2', lender: 'Porchlight Mortgage', text: 'Took a while, but it closed on time.' },
];
export const decisions = ['publish', 'reject'] as const;
export type Decision = (typeof decisions)[number];

export const findReview = (id: unknown) => sampleReviews.find((review) => review.id === id);

/** All reviews with their decisions, or the one that is asked for. */
export async function readReviews(db: Database, id: string | undefined) {
  const rows = await db.select().from(reviewDecisions);
  const decided = new Map(rows.map(({ reviewId, decision }) => [reviewId, decision]));
  return sampleReviews
    .filter((review) => id === undefined || review.id === id)
    .map((review) => ({ ...review, decision: decided.get(review.id) ?? 'waiting' }));
}

export async function storeDecision(
  db: Database,
  reviewId: string,
  decision: Decision,
  accountId: string,
): Promise<void> {
  const facts = { decision, accountId, decidedAt: new Date() };
  await db
    .insert(reviewDecisions)
    .values({ reviewId, ...facts })
    .onConflictDoUpdate({ target: reviewDecisions.reviewId, set: facts });
}
