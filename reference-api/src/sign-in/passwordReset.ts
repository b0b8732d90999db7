/** A forgotten password: a link by mail, which works once and for 30 minutes. Source: EXT-5; threats S05, S06, S07, S18. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword } from 'mortgage-domain/people/credentials';
import {
  passwordResetPath,
  signInPath,
} from 'mortgage-domain/site/accountPaths';
import { toEmailKey } from '../accounts/accounts';
import type { Database } from '../database/connect';
import { accounts, passwordResets } from '../database/schema';
import {
  fieldsOf,
  neverStored,
  ownCookie,
  readQueryText,
  readTyped,
  type Handler,
} from '../http/requests';
import { pageMessages, sendPage } from '../pages/sendPage';
import type { Services } from '../services/services';
import { digest, endAllSignIns, random, seconds } from '../sessions/sessions';
import { clearSessionCookie } from '../sessions/visitor';
import { addressAt, siteOf } from '../sites/siteOfRequest';
import { sendMail } from './sendMail';
import { problemFields, problemStatus, type SignInProblem } from './signInPage';

const resetSeconds = 30 * 60;
const tokenCookie = 'mortgage_reset';

type Step = 'email' | 'sent' | 'password' | 'changed';
type StepFacts = Readonly<Record<string, unknown>> & {
  readonly problem?: SignInProblem;
};

const sendStep = (
  reply: FastifyReply,
  step: Step,
  { problem, ...given }: StepFacts = {},
) => {
  const { language, labels, pages, passwordReset, problems } = pageMessages(
    siteOf(reply.request),
  );
  const { mail, demo, back } = passwordReset;
  const words = { language, labels, mail, demo, back, ...passwordReset[step] };
  const message = problem && problems[problem];
  const invalid = problem && problemFields[problem];
  const signIn = { href: signInPath, text: pages.login.submit };
  return sendPage(
    neverStored(reply),
    'password-reset',
    {
      ...words,
      ...given,
      step,
      message,
      invalid,
      signIn,
      action: passwordResetPath,
    },
    {
      includeShells: true,
      status: problem ? problemStatus[problem] : 200,
      frames: 'none',
    },
  );
};

export const showResetStep =
  ({ db }: Services): Handler =>
  async (request, reply) => {
    const token = readQueryText(request, 'token') ?? '';
    if (/^[\w-]{43}$/.test(token)) {
      // The next address is without it, for the page's scripts and other sites.
      const next = addressAt(
        siteOf(request),
        `${passwordResetPath}?step=password`,
      );
      const cookie = { ...ownCookie(request), maxAge: resetSeconds };
      return neverStored(reply)
        .setCookie(tokenCookie, token, cookie)
        .redirect(next, 303);
    }
    if (readQueryText(request, 'step') !== 'password') {
      return sendStep(reply, 'email');
    }
    const email = await findResetEmail(db, request.cookies[tokenCookie] ?? '');
    if (!email) {
      return sendStep(reply, 'email', { problem: 'link' });
    }
    return sendStep(reply, 'password', { email });
  };

/** A new password, or an address. Asking counts as a failed sign-in, and is answered alike with and without an account. */
export const takeResetStep =
  (services: Services): Handler =>
  async (request, reply) => {
    const { db, settings, attempts, knownBrowsers } = services;
    const { email, password } = fieldsOf(request);
    if (password !== undefined) {
      return changePassword(services, password, reply);
    }
    if (!isEmailAddress(email)) {
      const typed = readTyped(email);
      return sendStep(reply, 'email', { problem: 'email', email: typed });
    }
    const browser = await knownBrowsers.find(request, email);
    const waitMs = await attempts.begin(
      { email, ip: request.ip, browser },
      Date.now(),
    );
    if (waitMs > 0) {
      reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
      return sendStep(reply, 'email', { problem: 'tooManyAttempts', email });
    }
    const site = siteOf(request);
    const token = await beginReset(db, email);
    const address = addressAt(site, `${passwordResetPath}?token=${token}`);
    const link = token && new URL(address, settings.origins[0]).href;
    if (settings.isDemo) {
      return sendStep(reply, 'sent', { isDemo: true, link });
    }
    const { mail } = pageMessages(site).passwordReset;
    if (link) {
      sendMail(request.log, { to: toEmailKey(email), ...mail, link });
    }
    return sendStep(reply, 'sent');
  };

async function changePassword(
  { db, passwords, attempts, knownBrowsers }: Services,
  password: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { request } = reply;
  const token = request.cookies[tokenCookie] ?? '';
  const email = await findResetEmail(db, token);
  if (!email) {
    return sendStep(reply, 'email', { problem: 'link' });
  }
  if (typeof password !== 'string' || !isPassword(password)) {
    return sendStep(reply, 'password', { email, problem: 'password' });
  }
  const isChanged = await finishReset(
    db,
    token,
    await passwords.hash(password),
  );
  if (!isChanged) {
    return sendStep(reply, 'email', { problem: 'link' });
  }
  const browser = await knownBrowsers.find(request, email);
  await attempts.admit({ email, ip: request.ip, browser }, Date.now());
  clearSessionCookie(request, reply).clearCookie(
    tokenCookie,
    ownCookie(request),
  );
  return sendStep(reply, 'changed');
}

const { tokenHash, accountId, expiresAt } = passwordResets;
const works = (token: string) =>
  and(eq(tokenHash, digest(token)), gt(expiresAt, sql`now()`));

/** The token of a new link. Undefined without an account, after the same statements: the time reveals nothing (S07). */
async function beginReset(
  db: Database,
  email: string,
): Promise<string | undefined> {
  const token = random();
  const row = db
    .select({
      tokenHash: sql<string>`${digest(token)}::text`.as('token_hash'),
      accountId: accounts.id,
      expiresAt: sql<Date>`now() + ${seconds(resetSeconds)}`.as('expires_at'),
    })
    .from(accounts)
    .where(eq(accounts.email, toEmailKey(email)));
  await db.delete(passwordResets).where(lte(expiresAt, sql`now()`));
  const begun = await db.insert(passwordResets).select(row).returning();
  return begun.length > 0 ? token : undefined;
}

/** Undefined for a link that is forged, used or too old. */
async function findResetEmail(
  db: Database,
  token: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .innerJoin(passwordResets, and(eq(accountId, accounts.id), works(token)));
  return found?.email;
}

/** Ends every session and every other link of the account. False for a link that works no more. */
const finishReset = (
  db: Database,
  token: string,
  passwordHash: string,
): Promise<boolean> =>
  db.transaction(async (inOne) => {
    const [used] = await inOne
      .delete(passwordResets)
      .where(works(token))
      .returning();
    const isOwner = eq(accounts.id, used?.accountId ?? '');
    const [account] = await inOne
      .select()
      .from(accounts)
      .where(isOwner)
      .for('update');
    if (!account) {
      return false;
    }
    await inOne
      .update(accounts)
      .set({ passwordHash, emailVerified: true })
      .where(isOwner);
    await inOne.delete(passwordResets).where(eq(accountId, account.id));
    await endAllSignIns(inOne, account.id);
    return true;
  });
