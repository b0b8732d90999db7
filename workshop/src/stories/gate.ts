import type { Story } from './story';
import { signedIn, signsIn } from './visitors';

const gate = {
  remotes: ['access-denied-remote'],
  options: { permissions: ['ViewLenderReviewModeration'] },
} as const;

export const gateStories: readonly Story[] = [
  {
    ...gate,
    id: 'gate/checking',
    title: 'Waiting for the session call',
    answers: { WhoAmI: 'pending' },
    steps: [{ see: 'Checking your access' }],
  },
  {
    ...gate,
    id: 'gate/signed-out',
    title: 'The visitor is signed out',
    steps: [{ see: 'Access Denied' }],
  },
  {
    ...gate,
    id: 'gate/not-permitted',
    title: 'The visitor lacks the permission',
    answers: signedIn('consumer'),
    steps: [{ see: 'Sign in with another account' }],
  },
  {
    ...gate,
    id: 'gate/permitted',
    title: "The page's own region, for a visitor with the permission",
    answers: signedIn('moderator'),
    steps: [{ see: 'Reviews to moderate' }],
  },
  {
    ...gate,
    id: 'gate/withheld',
    title: 'The visitor has the permission, but the server left the content out',
    isWithheld: true,
    answers: signedIn('moderator'),
    steps: [{ see: 'This page loaded without its content' }],
  },
  {
    ...gate,
    id: 'gate/cookies-off',
    title: 'The visitor signed in, but the browser blocks cookies',
    isWithheld: true,
    withoutCookies: true,
    steps: [
      { see: 'Access Denied' },
      signsIn('moderator'),
      { see: 'Your browser is blocking cookies' },
    ],
  },
  {
    ...gate,
    id: 'gate/another-site',
    title: 'Another company, in Spanish',
    site: 'cedarline',
    steps: [{ see: 'Acceso denegado' }],
  },
];
