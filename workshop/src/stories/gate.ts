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
    title: 'The answer who it is has not come yet',
    answers: { WhoAmI: 'pending' },
    steps: [{ see: 'Checking your access' }],
  },
  {
    ...gate,
    id: 'gate/signed-out',
    title: 'Nobody is signed in',
    steps: [{ see: 'Access Denied' }],
  },
  {
    ...gate,
    id: 'gate/not-permitted',
    title: 'Somebody is signed in who may not see it',
    answers: signedIn('consumer'),
    steps: [{ see: 'Sign in with another account' }],
  },
  {
    ...gate,
    id: 'gate/permitted',
    title: "The page's own region, for somebody who may see it",
    answers: signedIn('moderator'),
    steps: [{ see: 'Reviews to moderate' }],
  },
  {
    ...gate,
    id: 'gate/withheld',
    title: 'Somebody may see it, and the server has sent nothing of it',
    isWithheld: true,
    answers: signedIn('moderator'),
    steps: [{ see: 'The server has sent this page without its content' }],
  },
  {
    ...gate,
    id: 'gate/cookies-off',
    title: 'Somebody has signed in, and the browser keeps no cookies of it',
    isWithheld: true,
    withoutCookies: true,
    steps: [
      { see: 'Access Denied' },
      signsIn('moderator'),
      { see: 'This browser keeps no cookies' },
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
