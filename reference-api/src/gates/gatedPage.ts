/** Pages behind the access gate: a visitor without the permission receives no content. @source ACC-4, PRM-7, PRM-11, OPN-49; threat S22 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRule } from 'mortgage-domain/people/pagePermissions';
import { mayOpen } from '../accounts/permissions';
import type { Account } from '../database/schema';
import { type Handler, neverStored } from '../http/requests';
import { sendPage, type PageFacts } from '../pages/sendPage';
import type { Services } from '../services/services';
import { visitorOf } from '../sessions/visitor';
import { sendAccessDenied, deniedFacts, toTagOption } from './refusal';

type Rule = PageRule | ((request: FastifyRequest, account: Account | undefined) => PageRule);

export interface GatedContent {
  readonly view?: string;
  readonly facts: PageFacts;
  readonly status?: number;
}

/** The page for those who may open it; for all others the closed gate, with 403. */
export const showGated = (
  services: Pick<Services, 'db'>,
  rule: Rule,
  read: (account: Account, request: FastifyRequest) => GatedContent | Promise<GatedContent>,
): Handler =>
  decide(
    services,
    rule,
    async ({ account, rule: asked, request, reply }) =>
      sendGate(reply, asked, await read(account, request)),
    ({ account, rule: asked, reply }) => {
      const denied = deniedFacts(reply, account !== undefined);
      return sendGate(reply, asked, { facts: { title: denied.title, denied }, status: 403 });
    },
  );

/** Forms and downloads follow the rule of their page. */
export const forAdmitted = (
  services: Pick<Services, 'db'>,
  rule: Rule,
  handle: (call: Admitted) => Promise<FastifyReply>,
): Handler =>
  decide(services, rule, handle, ({ account, reply }) => sendAccessDenied(reply, account));

/** The gate's tag gets the rule that the server used. */
export const sendGate = (
  reply: FastifyReply,
  rule: PageRule,
  { view, facts, status }: GatedContent,
): Promise<FastifyReply> =>
  sendPage(reply, view, { ...facts, gate: toTagOption(rule) }, { status, includeShells: true });

interface Call {
  readonly account: Account | undefined;
  readonly rule: PageRule;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export interface Admitted extends Call {
  readonly account: Account;
}

const decide =
  (
    { db }: Pick<Services, 'db'>,
    ruleOf: Rule,
    admit: (call: Admitted) => Promise<FastifyReply>,
    refuse: (call: Call) => Promise<FastifyReply>,
  ): Handler =>
  async (request, reply) => {
    const account = (await visitorOf(db, request))?.account;
    const rule = typeof ruleOf === 'function' ? ruleOf(request, account) : ruleOf;
    const call = { rule, request, reply: neverStored(reply) };
    return account && mayOpen(account, rule)
      ? admit({ ...call, account })
      : refuse({ ...call, account });
  };
