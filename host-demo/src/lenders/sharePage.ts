/** A review as it is shared: for people who follow the link, and for the programs that draw a preview of it. Source: LNK-9, MISC-2, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { lenderReviewSharePath } from 'mortgage-domain/lenders/lenderPaths';
import type { Database } from '../database/connect';
import { readQueryText, type Handler } from '../http/requests';
import { sendPage } from '../pages/render';
import { findReview } from '../reviews/reviewStore';
import { toShownReview } from '../reviews/shownReview';
import type { DemoServerSettings } from '../settings/settings';
import { findLender } from './lenderDirectory';
import { sendNoSuchReview } from './noSuchLender';
import { toShownLender } from './shownLender';
import { firstSite } from '../sites/sites';

interface ShareServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
}

export function sharePage(server: FastifyInstance, services: ShareServices): void {
  server.get(lenderReviewSharePath, showShared(services));
}

const { productName, partnerIds } = firstSite.config;
const isPartner = (id: string | undefined): boolean =>
  Object.values(partnerIds).some((partnerId) => partnerId === id);

const showShared =
  ({ db, settings }: ShareServices): Handler =>
  async (request, reply) => {
    const found = await findReview(db, readQueryText(request, 'reviewId'));
    const lender = await findLender(db, readQueryText(request, 'lenderId'));
    const isShared =
      found?.status === 'published' &&
      found.lenderId === lender?.lenderId &&
      isPartner(readQueryText(request, 'partnerId'));
    if (!isShared) return sendNoSuchReview(reply, settings);
    const review = toShownReview(found);
    const shown = toShownLender(lender);
    const url = `${settings.origins[0] ?? ''}${review.sharePath}`;
    const title = `${shown.name}: ${review.rating} of 5 stars`;
    return sendPage(reply, settings, 'lenders/shared', {
      title,
      lender: shown,
      review,
      url,
      canonical: url,
      meta: {
        description: review.message,
        'og:site_name': productName,
        'og:type': 'article',
        'og:title': title,
        'og:description': review.message,
        'og:url': url,
        'twitter:card': 'summary',
      },
    });
  };
