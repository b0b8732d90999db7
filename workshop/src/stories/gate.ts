import { storiesOf, type Story } from './story';
import { signedIn, signsIn } from './visitors';

const gate = storiesOf('gate', ['access-denied-remote'], {
  permissions: ['ViewLenderReviewModeration'],
});

export const gateStories: readonly Story[] = [
  gate('checking', 'Waiting for the session call', {
    answers: { WhoAmI: 'pending' },
    steps: [{ see: 'Checking your access' }],
  }),
  gate('signed-out', 'The visitor is signed out', {
    steps: [{ see: 'Access Denied' }],
  }),
  gate('not-permitted', 'The visitor lacks the permission', {
    answers: signedIn('consumer'),
    steps: [{ see: 'Sign in with another account' }],
  }),
  gate(
    'permitted',
    "The page's own region, for a visitor with the permission",
    {
      answers: signedIn('moderator'),
      steps: [{ see: 'Reviews to moderate' }],
    },
  ),
  gate(
    'withheld',
    'The visitor has the permission, but the server left the content out',
    {
      isWithheld: true,
      answers: signedIn('moderator'),
      steps: [{ see: 'This page loaded without its content' }],
    },
  ),
  gate('cookies-off', 'The visitor signed in, but the browser blocks cookies', {
    isWithheld: true,
    withoutCookies: true,
    steps: [
      { see: 'Access Denied' },
      signsIn('moderator'),
      { see: 'Your browser is blocking cookies' },
    ],
  }),
  gate('another-site', 'Another company, in Spanish', {
    site: 'cedarline',
    steps: [{ see: 'Acceso denegado' }],
  }),
];
