import { renderHook } from '@testing-library/react';
import { signedInHintAttribute } from 'embed/hand-overs';
import type { LookupStatus } from 'session-shared/session';
import { useSignedInHint } from './AccountArea';

/** An account area in the shadow root of a mount element that the loader has marked. */
function show(first: LookupStatus) {
  const host = document.createElement('div');
  host.setAttribute(signedInHintAttribute, '');
  const area = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(area);
  const { rerender } = renderHook(
    ({ status }) => {
      useSignedInHint(status).current = area;
    },
    { initialProps: { status: first } },
  );
  return { rerender, isMarked: () => host.hasAttribute(signedInHintAttribute) };
}

it.each<[LookupStatus, boolean]>([
  ['loading', true],
  ['unknown', true],
  ['signedIn', false],
  ['signedOut', false],
])('SGN-10: after the answer "%s" the signed-in hint is there: %s', (status, isThere) => {
  const { rerender, isMarked } = show('notLoaded');
  expect(isMarked()).toBe(true);
  rerender({ status });
  expect(isMarked()).toBe(isThere);
});
