import type { FastifyReply } from 'fastify';
import { neverStored } from '../http/cacheControl';
import type { DemoServerSettings } from '../settings/settings';
import { sendPage } from './render';

/** S22: says no more than that. */
export const sendAccessDenied = (
  reply: FastifyReply,
  settings: DemoServerSettings,
  text = 'This account may not see this page.',
): Promise<FastifyReply> =>
  sendPage(
    neverStored(reply),
    settings,
    'plain',
    { title: 'Access Denied', text },
    { status: 403 },
  );
