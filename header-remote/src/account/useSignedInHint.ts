import { useEffect, useRef, type RefObject } from 'react';
import { signedInHintAttribute } from 'embed/hand-overs';
import { mark } from 'embed/marks';
import type { LookupStatus } from 'session-shared/session';

/** The loader marks the mount element if the visitor was signed in last time; a definite answer removes the mark. */
export function useSignedInHint(status: LookupStatus): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'signedIn' && status !== 'signedOut') return;
    const root = area.current?.getRootNode();
    mark('session.shown');
    if (root instanceof ShadowRoot) root.host.removeAttribute(signedInHintAttribute);
  }, [status]);
  return area;
}
