import type { Story } from './story';
import { signedIn } from './visitors';

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
    id: 'gate/another-site',
    title: 'Another company, in Spanish',
    site: 'cedarline',
    steps: [{ see: 'Acceso denegado' }],
  },
];
