/** Where people review a lender, and where a review can be read. Source: LNK-6, MISC-2, REV-1..5, VAL-18, OPN-6, OPN-92; threats S01, S09, S22. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildLenderReviewPath, lenderReviewPath } from 'mortgage-domain/lenders/lenderPaths';
import type { Database } from '../database/connect';
import { isRowId } from '../database/rowId';
import type { Account, Lender } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, readQueryText, type Handler } from '../http/requests';
import { storeReview } from '../reviews/reviewStore';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { sendDirectory } from './directoryPage';
import { findLender } from './lenderDirectory';
import { sendNoSuchLender } from './noSuchLender';
import { checkReviewDraft, readReviewDraft } from './reviewForm';
import { showReview } from './reviewReading';
import { sendReviewForm, type Writer } from './reviewWriting';

interface ReviewServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function reviewPage(server: FastifyInstance, services: ReviewServices): void {
  const { leadsPerMinute: max } = services.settings.limits;
  server.get(lenderReviewPath, showForm(services));
  server.post(
    lenderReviewPath,
    { config: { rateLimit: { max, timeWindow: '1 minute' } } },
    takeForm(services),
  );
}

const showForm =
  (services: ReviewServices): Handler =>
  async (request, reply) => {
    const { db, settings } = services;
    const reviewId = readQueryText(request, 'reviewId');
    if (reviewId !== undefined) return showReview(request, reply, services, reviewId);
    const lenderId = readQueryText(request, 'lenderId');
    if (lenderId === undefined)
      return sendDirectory(reply, services, {
        title: 'Review a lender',
        notice: 'Choose the lender that you want to review.',
      });
    const lender = await findLender(db, lenderId);
    if (!lender) return sendNoSuchLender(reply, settings);
    const account = await accountOf(db, request);
    return sendReviewForm(reply, settings, { lender, writer: decideWriter(account, lender) });
  };

const takeForm =
  ({ db, settings }: ReviewServices): Handler =>
  async (request, reply) => {
    const lender = await findLender(db, readQueryText(request, 'lenderId'));
    if (!lender) return sendNoSuchLender(reply, settings);
    const fields = fieldsOf(request);
    const draft = readReviewDraft(fields);
    const account = await accountOf(db, request);
    const writer = decideWriter(account, lender);
    // What somebody has typed is never lost, whoever they turn out to be.
    if (!account || writer !== 'visitor')
      return sendReviewForm(reply, settings, { lender, writer, draft });
    const checked = checkReviewDraft(draft, new Date().toISOString().slice(0, 10));
    if ('problems' in checked)
      return sendReviewForm(reply, settings, { lender, writer, draft, ...checked });
    return keepReview(db, reply, {
      ...checked.review,
      reviewId: isRowId(fields.reviewId) ? fields.reviewId : crypto.randomUUID(),
      lenderId: lender.lenderId,
      accountId: account.id,
      reviewer: toReviewerName(account),
    });
  };

async function keepReview(
  db: Database,
  reply: FastifyReply,
  review: Parameters<typeof storeReview>[1],
): Promise<FastifyReply> {
  await storeReview(db, review);
  const { lenderId, reviewId } = review;
  return neverStored(reply).redirect(buildLenderReviewPath({ lenderId, reviewId }), 303);
}

const accountOf = async (db: Database, request: FastifyRequest): Promise<Account | undefined> =>
  (await visitorOf(db, request))?.account;

const decideWriter = (account: Account | undefined, { lenderId }: Lender): Writer => {
  if (!account) return 'stranger';
  return account.lenderId === lenderId ? 'lender' : 'visitor';
};

/** `Cora S.`: nobody's full name stands on a public page. */
const toReviewerName = ({ firstName, lastName }: Account): string =>
  [firstName, lastName && `${Array.from(lastName)[0] ?? ''}.`].filter(Boolean).join(' ') ||
  'A visitor';
