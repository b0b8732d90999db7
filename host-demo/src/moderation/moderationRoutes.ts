/** Review moderation, behind the access gate. Source: ACC-4, PRM-7, PRM-10, LNK-7, OPN-49; threat S22: the server enforces what the gate only hides. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  buildReviewModerationPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { hasAllPermissions, mayOpen } from '../accounts/permissions';
import type { Database } from '../database/connect';
import { isRowId } from '../database/rowId';
import type { Account, LenderReview, ReviewStatus } from '../database/schema';
import { deniedFacts } from '../gates/accessDenied';
import { forAdmitted, type Admitted } from '../gates/gatedPage';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, readQueryText, type Handler } from '../http/requests';
import { readLenders } from '../lenders/lenderDirectory';
import { toShownLender } from '../lenders/shownLender';
import { sendPage } from '../pages/render';
import { decideReview, findReview, readReviewsForModeration } from '../reviews/reviewStore';
import { toShownReview } from '../reviews/shownReview';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';

interface ModerationServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const title = 'Review moderation';
const gate = { permissions: pagePermissions.reviewModeration };
/** Whoever acts sees what is acted on. */
const actionRule = [...pagePermissions.reviewModeration, ...pagePermissions.reviewModerationAction];

/** The word of the form, and what becomes of the review. */
const decisions = [
  { decision: 'publish', text: 'Publish', status: 'published' },
  { decision: 'reject', text: 'Reject', status: 'rejected' },
] as const;
const statusTexts: Readonly<Record<ReviewStatus, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

export function moderationRoutes(server: FastifyInstance, services: ModerationServices): void {
  server.get(reviewModerationPath, showReviews(services));
  server.post(reviewModerationPath, forAdmitted(services, actionRule, takeDecision(services)));
}

const canSee = (account: Account | undefined): boolean =>
  hasAllPermissions(account, pagePermissions.reviewModeration);
const canAct = (account: Account | undefined): boolean => mayOpen(account, actionRule);

const showReviews =
  ({ db, settings }: ModerationServices): Handler =>
  async (request, reply) => {
    const account = (await visitorOf(db, request))?.account;
    neverStored(reply);
    // Without the permission nothing of the region is sent.
    if (!canSee(account))
      return sendPage(
        reply,
        settings,
        'moderation',
        { title, gate, ...deniedFacts(reply, account) },
        { status: 403 },
      );
    const id = readQueryText(request, 'id');
    const found = await readWanted(db, id);
    return sendPage(
      reply,
      settings,
      'moderation',
      {
        title,
        gate,
        mayEnter: true,
        mayAct: canAct(account),
        isAll: id === undefined,
        path: reviewModerationPath,
        waiting: found.filter(({ status }) => status === 'waiting').length,
        reviews: await toRows(db, found),
      },
      { status: id !== undefined && found.length === 0 ? 404 : 200 },
    );
  };

/** All of them, or the one that is asked for (LNK-7). */
async function readWanted(db: Database, id: string | undefined): Promise<readonly LenderReview[]> {
  if (id === undefined) return readReviewsForModeration(db);
  const review = await findReview(db, id);
  return review ? [review] : [];
}

async function toRows(db: Database, reviews: readonly LenderReview[]): Promise<readonly object[]> {
  const all = (await readLenders(db)).map((lender) => toShownLender(lender));
  const lenders = new Map(all.map((lender) => [lender.lenderId, lender]));
  return reviews.map((review) => ({
    ...toShownReview(review),
    lender: lenders.get(review.lenderId),
    moderationPath: buildReviewModerationPath(review.reviewId),
    statusText: statusTexts[review.status],
    // What is published already can only be taken back, and the other way round.
    decisions: decisions.filter(({ status }) => status !== review.status),
  }));
}

const takeDecision =
  ({ db }: ModerationServices) =>
  async ({ account, request, reply }: Admitted): Promise<FastifyReply> => {
    const { id, decision } = fieldsOf(request);
    const wanted = decisions.find((one) => one.decision === decision);
    if (!wanted)
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: 'decision',
        message: `Give one of: ${decisions.map((one) => one.decision).join(', ')}.`,
      });
    const isDecided = isRowId(id) && (await decideReview(db, id, wanted.status, account.id));
    return isDecided
      ? reply.redirect(reviewModerationPath, 303)
      : reply.code(400).send({
          error: 'InvalidRequest',
          field: 'id',
          message: 'There is no such review.',
        });
  };
