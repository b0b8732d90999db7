import { findWayBack } from './findWayBack';

const place = { origin: 'https://host.example', pathname: '/gated/' };

it.each([
  ['a page of this site', 'https://host.example/rates/?a=1', true],
  ['another site', 'https://other.example/', false],
  ['this page itself', 'https://host.example/gated/?again', false],
  ['no page', '', false],
])('leads back to %s: %s, %s (F76)', (_what, referrer, isOffered) => {
  expect(findWayBack({ referrer }, place)).toBe(
    isOffered ? referrer : undefined,
  );
});
