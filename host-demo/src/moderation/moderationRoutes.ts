/** Review moderation, behind the access gate. Source: ACC-4, PRM-7, PRM-10, LNK-7, OPN-49; threat S22: the server enforces what the gate only hides. */
import type { FastifyInstance } from 'fastify';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { hasAllPermissions } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { fieldsOf, readQueryText, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { decisions, findReview, readReviews, storeDecision } from './reviews';

interface ModerationServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

const path = '/mortgage/review-moderation/';
const title = 'Review moderation';

export function moderationRoutes(server: FastifyInstance, services: ModerationServices): void {
  server.get(path, showReviews(services));
  server.post(path, decideReview(services));
}

const canSee = (account: Account | undefined): boolean =>
  hasAllPermissions(account, pagePermissions.reviewModeration);
const canAct = (account: Account | undefined): boolean =>
  hasAllPermissions(account, pagePermissions.reviewModerationAction);

const showReviews =
  ({ db, settings }: ModerationServices): Handler =>
  async (request, reply) => {
    const account = (await visitorOf(db, request))?.account;
    neverStored(reply);
    // Without the permission nothing of the region is sent.
    if (!canSee(account))
      return sendPage(reply, settings, 'moderation', { title, reviews: [] }, { status: 403 });
    const reviews = await readReviews(db, readQueryText(request, 'id'));
    const mayAct = canAct(account);
    return sendPage(reply, settings, 'moderation', { title, mayAct, decisions, reviews });
  };

const decideReview =
  ({ db }: ModerationServices): Handler =>
  async (request, reply) => {
    const account = (await visitorOf(db, request))?.account;
    neverStored(reply);
    if (!account || !canSee(account) || !canAct(account))
      return reply
        .code(403)
        .send({ error: 'AccessDenied', message: 'This account may not moderate reviews.' });
    const { id, decision } = fieldsOf(request);
    const review = findReview(id);
    const wanted = decisions.find((one) => one === decision);
    if (!review || !wanted)
      return reply.code(400).send({
        error: 'InvalidRequest',
        field: review ? 'decision' : 'id',
        message: review ? `Give one of: ${decisions.join(', ')}.` : 'There is no such review.',
      });
    await storeDecision(db, review.id, wanted, account.id);
    return reply.redirect(path, 303);
  };
