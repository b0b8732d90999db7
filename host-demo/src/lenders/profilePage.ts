/** A lender's public profile, with what is said of it. Source: LNK-3, LNK-5, MISC-2, MISC-3, REV-1..5, OPN-49, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { pagePermissions } from 'mortgage-domain/people/pagePermissions';
import { isLender } from 'mortgage-domain/people/user';
import { findAccountByLender, toEncodedId } from '../accounts/accounts';
import { hasAllPermissions } from '../accounts/permissions';
import type { Database } from '../database/connect';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { readParam, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { readPublishedReviews, readRatings } from '../reviews/reviewStore';
import { toShownReview } from '../reviews/shownReview';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { findLender } from './lenderDirectory';
import { sendNoSuchLender } from './noSuchLender';
import { toShownLender } from './shownLender';

interface ProfileServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function profilePage(server: FastifyInstance, services: ProfileServices): void {
  server.get('/lender-profile/:lenderId', showProfile(services));
}

const showProfile =
  ({ db, settings }: ProfileServices): Handler =>
  async (request, reply) => {
    const found = await findLender(db, readParam(request, 'lenderId'));
    if (!found) return sendNoSuchLender(reply, settings);
    const lender = toShownLender(found, (await readRatings(db)).get(found.lenderId));
    const account = (await visitorOf(db, request))?.account;
    if (account) neverStored(reply);
    return sendPage(reply, settings, 'lenders/profile', {
      title: lender.name,
      lender,
      reviews: (await readPublishedReviews(db, lender.lenderId)).map(toShownReview),
      editPath: await findEditPath(db, account, lender.lenderId),
    });
  };

/** To whoever may open it: the lender itself, and staff for others (OPN-49). */
async function findEditPath(
  db: Database,
  account: Account | undefined,
  lenderId: string,
): Promise<string | undefined> {
  if (!account) return undefined;
  if (isLender(account) && account.lenderId === lenderId) return buildLenderProfileEditPath();
  if (!hasAllPermissions(account, pagePermissions.foreignLenderProfileEdit)) return undefined;
  const owner = await findAccountByLender(db, lenderId);
  return owner && buildLenderProfileEditPath(toEncodedId(owner));
}
