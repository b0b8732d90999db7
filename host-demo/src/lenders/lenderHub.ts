/** What lenders see of themselves: the hub, and the reviews that were written of them. Source: LNK-3, NAV-27, LAP-13, LAP-15, MISC-3, PRM-11, OPN-49, OPN-52, OPN-92; threat S22. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { buildLenderProfileEditPath } from 'mortgage-domain/lenders/lenderPaths';
import { lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import type { Database } from '../database/connect';
import { deniedFacts } from '../gates/accessDenied';
import { toTagOption } from '../gates/gatedPage';
import { neverStored } from '../http/cacheControl';
import { lenderTexts } from './lenderTexts';
import { searchParamsOf, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { readPublishedReviews, readRatings } from '../reviews/reviewStore';
import { toShownReview } from '../reviews/shownReview';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import { findLender, findRegisteredLender } from './lenderDirectory';
import { decideHubVisit, type HubVisit } from './hubVisit';
import { toShownLender, type ShownLender } from './shownLender';

interface HubServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function lenderHubPages(server: FastifyInstance, services: HubServices): void {
  const showHub = showToLenders(services, 'lenders/hub', 'Lender Hub', readHubFacts);
  server.get(lenderHubLink.href, showHub);
  server.get('/mortgage/lender-hub/', showHub);
  server.get(
    '/mortgage/lender-reviews/',
    showToLenders(services, 'lenders/ownReviews', 'Your reviews', readReviewFacts),
  );
}

type ReadFacts = (db: Database, lenderId: string, zuid: string | undefined) => Promise<object>;

/** The gate says what the server has decided already: without the right to see it, nothing of the page is sent. */
const showToLenders =
  ({ db, settings }: HubServices, view: string, title: string, readFacts: ReadFacts): Handler =>
  async (request, reply) => {
    const zuid = readZuid(request);
    const account = (await visitorOf(db, request))?.account;
    const visit = await decideHubVisit(db, account, zuid);
    const lender = await findShownLender(db, visit);
    return sendPage(
      neverStored(reply),
      settings,
      view,
      {
        title,
        gate: toTagOption(visit.rule),
        mayEnter: visit.mayEnter,
        ...(visit.mayEnter ? {} : deniedFacts(reply, account)),
        lender,
        editPath: buildLenderProfileEditPath(zuid),
        ...(lender ? await readFacts(db, lender.lenderId, zuid) : {}),
      },
      { status: visit.mayEnter ? 200 : 403 },
    );
  };

const readReviewFacts: ReadFacts = async (db, lenderId) => ({
  reviews: (await readPublishedReviews(db, lenderId)).map(toShownReview),
});

const readHubFacts: ReadFacts = async (db, lenderId, zuid) => ({
  links: lenderNavigation({ zuid, lender: await findRegisteredLender(db, lenderId) }).map(
    (link) => ({ ...link, text: lenderTexts[link.key] }),
  ),
});

/** A zuid that is given twice is nobody's. */
function readZuid(request: FastifyRequest): string | undefined {
  const given = searchParamsOf(request).getAll('zuid');
  return given.length === 0 ? undefined : given.join(' ');
}

async function findShownLender(db: Database, visit: HubVisit): Promise<ShownLender | undefined> {
  const found = await findLender(db, visit.lenderId);
  return found && toShownLender(found, (await readRatings(db)).get(found.lenderId));
}
