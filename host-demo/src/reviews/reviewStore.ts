/** Reviews of lenders in the database. Source: ENT-11, REV-5, ACC-4, OPN-49, OPN-92. */
import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { isRowId } from '../database/rowId';
import { lenderReviews, type LenderReview, type ReviewStatus } from '../database/schema';

const isPublished = eq(lenderReviews.status, 'published');

/** Newest first. */
export const readPublishedReviews = (db: Database, lenderId: string): Promise<LenderReview[]> =>
  db
    .select()
    .from(lenderReviews)
    .where(and(isPublished, eq(lenderReviews.lenderId, lenderId)))
    .orderBy(desc(lenderReviews.createdAt), desc(lenderReviews.reviewId));

export interface LenderRating {
  /** Mean of the published ratings; 0 without any. */
  readonly average: number;
  readonly reviews: number;
}

/** By lender; who has no published review is left out. */
export async function readRatings(db: Database): Promise<ReadonlyMap<string, LenderRating>> {
  const rows = await db
    .select({
      lenderId: lenderReviews.lenderId,
      average: avg(lenderReviews.rating),
      reviews: count(),
    })
    .from(lenderReviews)
    .where(isPublished)
    .groupBy(lenderReviews.lenderId);
  return new Map(
    rows.map(({ lenderId, average, reviews }) => [lenderId, { average: Number(average), reviews }]),
  );
}

/** A text that is no id finds none. */
export async function findReview(
  db: Database,
  reviewId: string | undefined,
): Promise<LenderReview | undefined> {
  if (!isRowId(reviewId)) return undefined;
  const [review] = await db
    .select()
    .from(lenderReviews)
    .where(eq(lenderReviews.reviewId, reviewId));
  return review;
}

const moderationLimit = 100;

/** What waits comes first, the oldest before all; then what was decided, the newest before all. */
export async function readReviewsForModeration(db: Database): Promise<readonly LenderReview[]> {
  const waiting = await db
    .select()
    .from(lenderReviews)
    .where(eq(lenderReviews.status, 'waiting'))
    .orderBy(lenderReviews.createdAt)
    .limit(moderationLimit);
  const decided = await db
    .select()
    .from(lenderReviews)
    .where(sql`${lenderReviews.decidedAt} is not null`)
    .orderBy(desc(lenderReviews.decidedAt))
    .limit(moderationLimit);
  return [...waiting, ...decided];
}

type NewReview = Omit<LenderReview, 'status' | 'decidedBy' | 'decidedAt' | 'createdAt'>;

/** It waits for moderation. The same review that is sent again is stored once. */
export async function storeReview(db: Database, review: NewReview): Promise<void> {
  await db.insert(lenderReviews).values(review).onConflictDoNothing();
}

/** False where there is no such review. */
export async function decideReview(
  db: Database,
  reviewId: string,
  status: Exclude<ReviewStatus, 'waiting'>,
  decidedBy: string,
): Promise<boolean> {
  const decided = await db
    .update(lenderReviews)
    .set({ status, decidedBy, decidedAt: new Date() })
    .where(eq(lenderReviews.reviewId, reviewId))
    .returning({ reviewId: lenderReviews.reviewId });
  return decided.length > 0;
}
