import type { FastifyReply } from 'fastify';
import { credentialMessages } from 'mortgage-domain/people/credentials';
import type { RouteContext } from '../routeContext';
import { sendPage } from './render';

const pages = {
  login: {
    title: 'Sign in',
    action: '/user/acct/login/',
    submit: 'Sign in',
    registers: false,
    other: { href: '/user/acct/register/', text: 'Create an account' },
  },
  register: {
    title: 'Join',
    action: '/user/acct/register/',
    submit: 'Create account',
    registers: true,
    other: { href: '/user/acct/login/', text: 'I have an account' },
  },
} as const;
export type SignInPageKind = keyof typeof pages;

export const signInMessages = {
  ...credentialMessages,
  tooManyAttempts: 'There were too many attempts. Please try again later.',
  registrationFailed: 'This email address cannot be registered.',
} as const;
export type SignInProblem = keyof typeof signInMessages;

interface SignInPageFacts {
  readonly problem?: SignInProblem;
  readonly redirectUrl?: string;
}

/** The same form as the lightbox, for browsers without script (OPN-34). It is never shown in a frame (S18). */
export const signInPage = (
  reply: FastifyReply,
  { settings }: Pick<RouteContext, 'settings'>,
  kind: SignInPageKind,
  { problem, redirectUrl = '/' }: SignInPageFacts = {},
): Promise<FastifyReply> =>
  sendPage(
    reply.header('content-security-policy', "frame-ancestors 'none'"),
    settings,
    'sign-in',
    { ...pages[kind], message: problem && signInMessages[problem], redirectUrl },
    { includeShells: true, status: reply.statusCode },
  );
