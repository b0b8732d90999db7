import type { FastifyReply } from 'fastify';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { signInPath } from 'mortgage-domain/site/accountPaths';
import type { Lender } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from '../settings/settings';
import { reviewFields } from './reviewFields';
import { readReviewDraft, type ReviewDraft, type ReviewProblems } from './reviewForm';
import { toShownLender } from './shownLender';

/** Signed-in visitors write; nobody reviews oneself (OPN-92). */
export type Writer = 'stranger' | 'visitor' | 'lender';

interface ReviewFormFacts {
  readonly lender: Lender;
  readonly writer: Writer;
  /** What was sent and is not stored. */
  readonly draft?: ReviewDraft;
  readonly problems?: ReviewProblems;
}

/** The form, with what was typed and what is to be mended; for those who cannot write, why. */
export const sendReviewForm = (
  reply: FastifyReply,
  settings: DemoServerSettings,
  { lender, writer, draft, problems = {} }: ReviewFormFacts,
): Promise<FastifyReply> => {
  const shown = toShownLender(lender);
  return sendPage(
    neverStored(reply),
    settings,
    'lenders/reviewForm',
    {
      title: `Review ${shown.name}`,
      lender: shown,
      writer,
      fields: reviewFields(draft ?? readReviewDraft({}), problems),
      wasSent: draft !== undefined,
      problemCount: Object.keys(problems).length,
      reviewId: crypto.randomUUID(),
      signInPath: buildPath(signInPath, { redirectUrl: shown.reviewPath }),
    },
    { status: decideStatus(writer, draft) },
  );
};

function decideStatus(writer: Writer, draft: ReviewDraft | undefined): number {
  if (draft === undefined) return 200;
  return { stranger: 401, lender: 403, visitor: 400 }[writer];
}
