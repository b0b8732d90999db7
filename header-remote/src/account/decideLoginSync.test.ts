import { decideLoginSync } from './decideLoginSync';

it.each([
  [true, true, 'unchanged'],
  [false, false, 'unchanged'],
  [true, false, 'signedIn'],
  [false, true, 'signedOut'],
] as const)(
  'HDR-16 HDR-17: sections %s and logged in %s mean %s',
  (hasSections, loggedIn, sync) => {
    expect(decideLoginSync(hasSections, loggedIn)).toBe(sync);
  },
);
