import type { Story } from './story';
import { signedIn, signsIn } from './visitors';

const header = { remotes: ['header-remote'] } as const;
const open = { dispatch: { type: 'registration/lightboxShown' } } as const;
const credentials = [
  open,
  { see: 'Forgot your password?' },
  { type: 'cora@example.test', into: 'Email' },
  { type: 'not-the-password', into: 'Password' },
  { press: 'Sign in' },
] as const;

export const dialogStories: readonly Story[] = [
  {
    ...header,
    id: 'dialogs/sign-in',
    title: 'Signing in',
    steps: [open, { see: 'Forgot your password?' }],
  },
  {
    ...header,
    id: 'dialogs/join',
    title: 'Joining, the other tab',
    steps: [open, { see: 'Forgot your password?' }, { press: 'Join' }, { see: 'Create account' }],
  },
  {
    ...header,
    id: 'dialogs/sign-in-errors',
    title: 'Sent with nothing in it',
    steps: [
      open,
      { see: 'Forgot your password?' },
      { press: 'Sign in' },
      { see: 'Please enter a valid email address.' },
    ],
  },
  {
    ...header,
    id: 'dialogs/bad-credentials',
    title: 'A password that is not the right one',
    answers: { login: { json: { error: 'badCredentials' }, status: 401 } },
    steps: [...credentials, { see: 'That email or password isn’t right.' }],
  },
  {
    ...header,
    id: 'dialogs/signing-in',
    title: 'On its way',
    answers: { login: 'pending' },
    steps: [...credentials, { see: 'Signing in' }],
  },
  {
    ...header,
    id: 'dialogs/sign-in-failed',
    title: 'A connection that ends in the middle',
    answers: { login: 'connectionLost' },
    steps: [...credentials, { see: 'Connection lost, please try again later.' }],
  },
  {
    ...header,
    id: 'dialogs/questionnaire',
    title: 'The questionnaire about the place',
    steps: [
      { dispatch: { type: 'onboarding/questionnaireShown' } },
      { see: 'Where are you looking?' },
    ],
  },
  {
    ...header,
    id: 'dialogs/session-ends',
    title: 'The session is about to end',
    answers: signedIn('consumer', { expiresIn: 50 }),
    steps: [{ see: 'You will be signed out in' }],
  },
  {
    ...header,
    id: 'dialogs/session-ended',
    title: 'The session has ended',
    // The time is long past, so the session asks the host once more; the host answers that the visitor is signed out.
    steps: [
      signsIn('consumer'),
      { dispatch: { type: 'session/expiryFound', endsAt: 1 } },
      { see: 'You have been signed out' },
    ],
  },
  {
    ...header,
    id: 'dialogs/cookies-off',
    title: 'Signing in where the browser keeps no cookies',
    withoutCookies: true,
    steps: [open, { see: 'Your browser is blocking cookies' }],
  },
  {
    ...header,
    id: 'dialogs/another-site',
    title: 'Another company, in Spanish',
    site: 'cedarline',
    steps: [open, { see: 'Le damos la bienvenida' }],
  },
];
