import type { FastifyReply } from 'fastify';
import { lenderDirectoryPath } from 'mortgage-domain/lenders/lenderPaths';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from '../settings/settings';

/** Of an address that names a lender or a review which is not there, or is not shown. */
const sendNothingFound = (
  reply: FastifyReply,
  settings: DemoServerSettings,
  title: string,
  text: string,
): Promise<FastifyReply> =>
  sendPage(
    reply,
    settings,
    'lenders/notFound',
    { title, text, wayOut: { href: lenderDirectoryPath, text: 'See all lenders' } },
    { status: 404 },
  );

export const sendNoSuchLender = (
  reply: FastifyReply,
  settings: DemoServerSettings,
): Promise<FastifyReply> =>
  sendNothingFound(
    reply,
    settings,
    'No such lender',
    'No lender of the directory has this address. It may have been mistyped, or the lender has left.',
  );

export const sendNoSuchReview = (
  reply: FastifyReply,
  settings: DemoServerSettings,
): Promise<FastifyReply> =>
  sendNothingFound(
    reply,
    settings,
    'No such review',
    'No published review has this address. It may have been mistyped, or the review has been taken back.',
  );
