/** Review moderation, behind the access gate. Source: ACC-4, PRM-7, PRM-10, LNK-7, OPN-49; threat S22: the server enforces what the gate only hides. */
import type { FastifyInstance } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { mayDo } from '../accounts/accounts';
import { neverStored, visitorOf } from '../api/visitor';
import { reviewDecisions } from '../database/schema';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const path = '/mortgage/review-moderation';
const sampleReviews = [
  { id: 'r-1', lender: 'Lanternlight Lending', text: 'Quick answers, fair fees.' },
  { id: 'r-2', lender: 'Porchlight Mortgage', text: 'Took a while, but it closed on time.' },
];
const decisions = ['publish', 'reject'] as const;

export async function moderationRoutes(
  server: FastifyInstance,
  { db, settings }: RouteContext,
): Promise<void> {
  server.get(path, async (request, reply) => {
    const visitor = await visitorOf(db, request);
    neverStored(reply);
    // Without the permission nothing of the region is sent.
    if (!mayDo(visitor?.account, pagePermissions.reviewModeration))
      return sendPage(
        reply,
        settings,
        'moderation',
        { title: 'Review moderation', reviews: [] },
        { status: 403 },
      );
    const decided = new Map(
      (await db.select().from(reviewDecisions)).map(({ reviewId, decision }) => [
        reviewId,
        decision,
      ]),
    );
    const { id } = request.query as { readonly id?: unknown };
    const shown = sampleReviews.filter((review) => typeof id !== 'string' || review.id === id);
    return sendPage(reply, settings, 'moderation', {
      title: 'Review moderation',
      mayAct: mayDo(visitor?.account, pagePermissions.reviewModerationAction),
      decisions,
      reviews: shown.map((review) => ({
        ...review,
        decision: decided.get(review.id) ?? 'waiting',
      })),
    });
  });

  server.post(path, async (request, reply) => {
    const visitor = await visitorOf(db, request);
    neverStored(reply);
    if (
      !visitor ||
      !mayDo(visitor.account, [
        ...pagePermissions.reviewModeration,
        ...pagePermissions.reviewModerationAction,
      ])
    )
      return reply
        .code(403)
        .send({ error: 'AccessDenied', message: 'This account may not moderate reviews.' });
    const { id, decision } = (request.body ?? {}) as Record<string, unknown>;
    const review = sampleReviews.find((one) => one.id === id);
    const wanted = decisions.find((one) => one === decision);
    if (!review || !wanted)
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: review ? 'decision' : 'id',
        message: review ? `Give one of: ${decisions.join(', ')}.` : 'There is no such review.',
      });
    const facts = { decision: wanted, accountId: visitor.account.id, decidedAt: new Date() };
    await db
      .insert(reviewDecisions)
      .values({ reviewId: review.id, ...facts })
      .onConflictDoUpdate({ target: reviewDecisions.reviewId, set: facts });
    return reply.redirect(`${path}/`, 303);
  });
}
