/** Pages behind the access gate: a visitor without the permission receives no content. @source ACC-4, PRM-7, PRM-11, OPN-49; threat S22 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRule } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Account } from '../database/schema';
import { type Handler, neverStored } from '../http/requests';
import { sendPage, type PageFacts } from '../pages/sendPage';
import type { Services } from '../services/services';
import { findKept } from '../sign-in/providerSession';
import { sendAccessDenied, toTagOption } from './refusal';

export interface GatedContent {
  readonly view: string;
  readonly facts: PageFacts;
  readonly status?: number;
}

/** The page for those who may open it; for all others the closed gate, with 403. */
export const showGated = (
  services: Pick<Services, 'db' | 'oidc' | 'keyFor'>,
  rule: PageRule,
  read: (
    account: Account,
    request: FastifyRequest,
  ) => GatedContent | Promise<GatedContent>,
): Handler =>
  forAdmitted(
    services,
    rule,
    async ({ account, request, reply }) =>
      sendGate(reply, rule, await read(account, request)),
    rule,
  );

/** The gate's tag gets the rule that the server used. */
export const sendGate = (
  reply: FastifyReply,
  rule: PageRule,
  { view, facts, status }: GatedContent,
): Promise<FastifyReply> =>
  sendPage(
    reply,
    view,
    { ...facts, gate: toTagOption(rule) },
    { status, includeShells: true },
  );

export interface Admitted {
  readonly account: Account;
  readonly rule: PageRule;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Forms and downloads follow the rule of their page. Only a page's own refusal has a gate. */
export const forAdmitted =
  (
    services: Pick<Services, 'db' | 'oidc' | 'keyFor'>,
    rule: PageRule,
    handle: (call: Admitted) => Promise<FastifyReply>,
    gate?: PageRule,
  ): Handler =>
  async (request, reply) => {
    const account = (await findKept(services, request))?.account;
    return account && mayOpen(account, rule)
      ? handle({ account, rule, request, reply: neverStored(reply) })
      : sendAccessDenied(reply, account, gate);
  };
