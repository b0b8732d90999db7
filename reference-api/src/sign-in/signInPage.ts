/** The same forms as the lightbox's, for browsers without script. Source: ACC-2, OPN-34; threats S02, S18. */
import { passwordLength } from 'mortgage-domain/people/credentials';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import { registrationPath, signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';
import { findOwnPage } from '../http/foreignOrigins';
import { readQueryText, type Handler } from '../http/requests';
import { sendPage } from '../pages/sendPage';
import type { ApiSettings } from '../settings/settings';
import { homeOf } from '../sites/siteLinks';
import { addressAt, siteOf } from '../sites/siteOfRequest';
import type { Site } from '../sites/sites';

export const signInProblems = {
  badCredentials: {
    status: 401,
    message: 'That email or password isn’t right. Please try again.',
  },
  tooManyAttempts: { status: 429, message: 'Too many attempts. Please try again later.' },
  email: { status: 400, message: 'Please enter a valid email address.' },
  password: {
    status: 400,
    message: `Your password must be ${passwordLength.min} to ${passwordLength.max} characters long.`,
  },
  registrationFailed: { status: 400, message: 'This email address can’t be registered.' },
} as const;

export type SignInProblem = keyof typeof signInProblems;

const pages = {
  login: {
    title: 'Sign in',
    action: signInPath,
    submit: 'Sign in',
    registers: false,
    other: { href: registrationPath, text: 'Create an account' },
  },
  register: {
    title: 'Join',
    action: registrationPath,
    submit: 'Create account',
    registers: true,
    other: { href: signInPath, text: 'I have an account' },
  },
} as const;
export type SignInPageKind = keyof typeof pages;

interface SignInPageFacts {
  readonly problem?: SignInProblem;
  readonly redirectUrl?: string;
}

/** It is never shown in a frame (S18). */
export const sendSignInPage = (
  reply: FastifyReply,
  settings: ApiSettings,
  kind: SignInPageKind,
  { problem, redirectUrl = homeOf(siteOf(reply.request)) }: SignInPageFacts = {},
): Promise<FastifyReply> =>
  sendPage(
    reply,
    'sign-in',
    {
      ...pages[kind],
      message: problem && signInProblems[problem].message,
      redirectUrl,
      otherPath: buildPath(pages[kind].other.href, { redirectUrl }),
    },
    { includeShells: true, status: reply.statusCode, frames: 'none' },
  );

export const showSignInPage =
  (settings: ApiSettings, kind: SignInPageKind): Handler =>
  (request, reply) =>
    sendSignInPage(reply, settings, kind, { redirectUrl: findReturnPath(request, settings) });

/** The requested return path, else our page that the visitor comes from: only paths of this site (S02). */
export function findReturnPath(
  request: FastifyRequest,
  { origins }: ApiSettings,
): string | undefined {
  const said = readQueryText(request, 'redirectUrl');
  if (said !== undefined) return toSameHostPath(said);
  const page = findOwnPage(request.headers.referer, origins);
  return page && !isWayInOrOut(page, siteOf(request))
    ? toSameHostPath(page.pathname + page.search)
    : undefined;
}

const isWayInOrOut = ({ pathname }: URL, site: Site): boolean =>
  [signInPath, registrationPath, signOutPath].some((path) => addressAt(site, path) === pathname);
