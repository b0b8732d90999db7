import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildReviewModerationPath } from 'mortgage-domain/lenders/lenderPaths';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { hasAllPermissions } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account, LenderReview } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { readQueryText } from '../http/requests';
import { sendPage } from '../pages/render';
import { findReview } from '../reviews/reviewStore';
import { toShownReview } from '../reviews/shownReview';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { findLender } from './lenderDirectory';
import { sendNoSuchReview } from './noSuchLender';
import { toShownLender } from './shownLender';

interface ReadingServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const canModerate = (account: Account | undefined): boolean =>
  hasAllPermissions(account, pagePermissions.reviewModeration);

/** A published review for everybody, any other for who wrote it and for those who moderate. */
const canRead = (account: Account | undefined, { status, accountId }: LenderReview): boolean =>
  status === 'published' ||
  (account !== undefined && account.id === accountId) ||
  canModerate(account);

export async function showReview(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, settings }: ReadingServices,
  reviewId: string,
): Promise<FastifyReply> {
  const account = (await visitorOf(db, request))?.account;
  if (account) neverStored(reply);
  const review = await findReview(db, reviewId);
  const lenderId = readQueryText(request, 'lenderId') ?? review?.lenderId;
  const lender = await findLender(db, lenderId);
  if (!review || lender?.lenderId !== review.lenderId || !canRead(account, review))
    return sendNoSuchReview(reply, settings);
  const shown = toShownLender(lender);
  return sendPage(reply, settings, 'lenders/review', {
    title: `Review of ${shown.name}`,
    lender: shown,
    review: toShownReview(review),
    isOwn: account !== undefined && account.id === review.accountId,
    moderationPath: canModerate(account) ? buildReviewModerationPath(reviewId) : undefined,
  });
}
