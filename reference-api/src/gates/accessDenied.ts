/** The refusal without a page to put a gate on: downloads, and form posts. @source ACC-1, ACC-2, OPN-49; threats S02, S22 */
import type { FastifyReply } from 'fastify';
import type { Account } from '../database/schema';
import { neverStored } from '../http/cacheControl';
import { sendPage } from '../pages/sendPage';
import { deniedFacts } from './refusal';

export const sendAccessDenied = (
  reply: FastifyReply,
  account: Account | undefined,
): Promise<FastifyReply> => {
  const denied = deniedFacts(reply, account !== undefined);
  const facts = { title: denied.title, denied };
  return sendPage(neverStored(reply), undefined, facts, { status: 403, includeShells: true });
};
