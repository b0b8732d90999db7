/**
 * A sample lender profile, which shows the display rules of reviews, and the page that a review's share link opens.
 * @source LNK-5, LNK-9, LNK-10, REV-1 to REV-5, ENM-14, OPN-92, OPN-99, OPN-102
 */
import type { FastifyInstance } from 'fastify';
import { formatDate } from 'mortgage-domain/fields/dates';
import { formatLenderName } from 'mortgage-domain/lenders/lenderName';
import {
  buildLenderProfilePath,
  buildLenderReviewSharePath,
  lenderReviewSharePath,
} from 'mortgage-domain/lenders/lenderPaths';
import {
  formatService,
  rateExpectationLabels,
  toShownRating,
} from 'mortgage-domain/lenders/review';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { readQueryText, type Handler } from 'reference-api/http/requests';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';
import { firstSite } from 'reference-api/sites';
import { sampleLender, sampleReviews, type SampleReview } from './sampleLender';

const { lenderId, display, nmlsId, about } = sampleLender;
const { partnerIds, serverUrls } = firstSite.config;
const name = formatLenderName(display);

const toShown = (review: SampleReview) => ({
  ...review,
  rating: toShownRating(review.rating),
  service: formatService(review),
  rate: review.rateExpectation ? rateExpectationLabels[review.rateExpectation] : '',
  writtenOn: formatDate(review.writtenOn),
  sharePath: buildLenderReviewSharePath(partnerIds.web, lenderId, review.reviewId),
});
const reviews = sampleReviews.map(toShown);
const average = sampleReviews.reduce((sum, { rating }) => sum + rating, 0) / sampleReviews.length;

const profileFacts = {
  title: name,
  company: display.companyName,
  nmlsId,
  about,
  rating: toShownRating(average),
  reviews,
  websiteHref: buildPath(serverUrls.lenderWebsite.baseUrl, { lenderId }),
};

export function profilePages(server: FastifyInstance, settings: ApiSettings): void {
  server.get(buildLenderProfilePath(lenderId), (_request, reply) =>
    sendPage(reply, settings, 'lender-profile', profileFacts),
  );
  server.get(lenderReviewSharePath, showShared(settings));
}

const isPartner = (id: string | undefined): boolean =>
  Object.values(partnerIds).some((partnerId) => partnerId === id);

const showShared =
  (settings: ApiSettings): Handler =>
  async (request, reply) => {
    const review = reviews.find(({ reviewId }) => reviewId === readQueryText(request, 'reviewId'));
    const isShared =
      readQueryText(request, 'lenderId') === lenderId &&
      isPartner(readQueryText(request, 'partnerId'));
    if (!review || !isShared) {
      reply.callNotFound();
      return reply;
    }
    return sendPage(reply, settings, 'shared-review', {
      title: name,
      review,
      profilePath: buildLenderProfilePath(lenderId),
      meta: { description: review.message, 'og:title': name, 'og:description': review.message },
    });
  };
