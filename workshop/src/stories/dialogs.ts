import { storiesOf, type Story } from './story';
import { signedIn, signsIn } from './visitors';

const dialog = storiesOf('dialogs', ['header-remote']);
const open = { dispatch: { type: 'registration/lightboxShown' } } as const;
const opened = [open, { see: 'Forgot your password?' }] as const;
const credentials = [
  ...opened,
  { type: 'cora@example.test', into: 'Email' },
  { type: 'not-the-password', into: 'Password' },
  { press: 'Sign in' },
] as const;

export const dialogStories: readonly Story[] = [
  dialog('sign-in', 'Signing in', { steps: opened }),
  dialog('join', 'Joining, the other tab', {
    steps: [...opened, { press: 'Join' }, { see: 'Create account' }],
  }),
  dialog('sign-in-errors', 'Sent with nothing in it', {
    steps: [
      ...opened,
      { press: 'Sign in' },
      { see: 'Please enter a valid email address.' },
    ],
  }),
  dialog('bad-credentials', 'A password that is not the right one', {
    answers: { login: { json: { error: 'badCredentials' }, status: 401 } },
    steps: [...credentials, { see: 'That email or password isn’t right.' }],
  }),
  dialog('signing-in', 'On its way', {
    answers: { login: 'pending' },
    steps: [...credentials, { see: 'Signing in' }],
  }),
  dialog('sign-in-failed', 'A connection that ends in the middle', {
    answers: { login: 'connectionLost' },
    steps: [
      ...credentials,
      { see: 'Connection lost, please try again later.' },
    ],
  }),
  dialog('questionnaire', 'The questionnaire about the place', {
    steps: [
      { dispatch: { type: 'onboarding/questionnaireShown' } },
      { see: 'Where are you looking?' },
    ],
  }),
  dialog('session-ends', 'The session is about to end', {
    answers: signedIn('consumer', { expiresIn: 50 }),
    steps: [{ see: 'You will be signed out in' }],
  }),
  dialog('session-ended', 'The session has ended', {
    // The time is long past, so the session calls the host once more; the host answers that the visitor is signed out.
    steps: [
      signsIn('consumer'),
      { dispatch: { type: 'session/expiryFound', endsAt: 1 } },
      { see: 'You have been signed out' },
    ],
  }),
  dialog('cookies-off', 'Signing in where the browser keeps no cookies', {
    withoutCookies: true,
    steps: [open, { see: 'Your browser is blocking cookies' }],
  }),
  dialog('another-site', 'Another company, in Spanish', {
    site: 'cedarline',
    steps: [open, { see: 'Le damos la bienvenida' }],
  }),
];
