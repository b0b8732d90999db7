import { useEffect, useRef, type RefObject } from 'react';
import { signedInHintAttribute } from 'embed/hand-overs';
import type { LookupStatus } from 'session-shared/session';

/**
 * The loader marks the mount element while somebody was signed in last time; a definite answer
 * takes the mark away.
 */
export function useSignedInHint(status: LookupStatus): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = area.current?.getRootNode();
    if ((status === 'signedIn' || status === 'signedOut') && root instanceof ShadowRoot)
      root.host.removeAttribute(signedInHintAttribute);
  }, [status]);
  return area;
}
