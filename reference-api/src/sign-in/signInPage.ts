/** The same forms as the lightbox's, for browsers without script. Source: ACC-2, OPN-34; threats S02, S18. */
import { attempt } from 'embed/attempt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildPath } from 'mortgage-domain/links/buildPath';
import { toSameHostPath } from 'mortgage-domain/links/redirect';
import {
  passwordResetPath,
  registrationPath,
  signInPath,
  signOutPath,
} from 'mortgage-domain/site/accountPaths';
import { findOwnPage } from '../http/foreignOrigins';
import { readQueryText, type Handler } from '../http/requests';
import { pageMessages, sendPage } from '../pages/sendPage';
import { callbackPath } from '../settings/oidcVariables';
import type { ApiSettings } from '../settings/settings';
import { homeOf, siteOf, toRoute, toRouteUrl } from '../sites/siteOfRequest';

export const problemStatus = {
  badCredentials: 401,
  tooManyAttempts: 429,
  email: 400,
  password: 400,
  registrationFailed: 400,
  link: 400,
} as const;

export type SignInProblem = keyof typeof problemStatus;

/** The fields that a problem is about. */
export const problemFields = {
  badCredentials: ['email', 'password'],
  tooManyAttempts: [],
  email: ['email'],
  password: ['password'],
  registrationFailed: ['email'],
  link: [],
} as const satisfies Record<SignInProblem, readonly string[]>;

export type SignInPageKind = 'login' | 'register';

const addresses = {
  login: {
    action: signInPath,
    registers: false,
    otherAddress: registrationPath,
  },
  register: {
    action: registrationPath,
    registers: true,
    otherAddress: signInPath,
  },
} as const;

interface SignInPageFacts {
  readonly problem?: SignInProblem;
  readonly redirectUrl?: string;
  readonly email?: string;
  readonly professional?: boolean;
}

/** It is never shown in a frame (S18). */
export const sendSignInPage = (
  reply: FastifyReply,
  kind: SignInPageKind,
  {
    problem,
    redirectUrl = homeOf(siteOf(reply.request)),
    email = '',
    ...typed
  }: SignInPageFacts = {},
): Promise<FastifyReply> => {
  const { language, labels, pages, problems } = pageMessages(
    siteOf(reply.request),
  );
  return sendPage(
    reply,
    'sign-in',
    {
      ...typed,
      email,
      ...addresses[kind],
      ...pages[kind],
      language,
      labels,
      passwordResetPath,
      message: problem && problems[problem],
      invalid: problem && problemFields[problem],
      redirectUrl,
      otherPath: buildPath(addresses[kind].otherAddress, { redirectUrl }),
    },
    { includeShells: true, status: reply.statusCode, frames: 'none' },
  );
};

export const showSignInPage =
  (settings: ApiSettings, kind: SignInPageKind): Handler =>
  (request, reply) =>
    sendSignInPage(reply, kind, {
      redirectUrl: findReturnPath(request, settings),
    });

/** The requested return path, else our page that the visitor comes from: only paths of this site (S02). */
export function findReturnPath(
  request: FastifyRequest,
  { origins }: ApiSettings,
): string | undefined {
  const page = findOwnPage(request.headers.referer, origins);
  const said =
    readQueryText(request, 'redirectUrl') ??
    (page && page.pathname + page.search);
  const path = said && toSameHostPath(said);
  return path && !isWayInOrOut(path) ? path : undefined;
}

const waysInOrOut = [
  signInPath,
  registrationPath,
  passwordResetPath,
  signOutPath,
  callbackPath,
];

/** Of any site, in whatever spelling the router takes for it. */
function isWayInOrOut(path: string): boolean {
  const { pathname } = new URL(path, 'https://host.invalid');
  const route = toRoute(
    toRouteUrl({ url: attempt(() => decodeURI(pathname)) ?? pathname }),
  );
  return waysInOrOut.some((way) => toRoute(way) === route);
}
