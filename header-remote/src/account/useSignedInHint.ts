import { useEffect, useRef, type RefObject } from 'react';
import type { LookupStatus } from 'session-shared/session';

/** The loader marks the mount element while somebody was signed in last time; a definite answer takes the mark away. */
export function useSignedInHint(status: LookupStatus): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = area.current?.getRootNode();
    if ((status === 'signedIn' || status === 'signedOut') && root instanceof ShadowRoot)
      root.host.removeAttribute('data-signed-in-hint');
  }, [status]);
  return area;
}
