import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from 'session-shared/react';
import { appendScript } from './appendScript';
import { fetchFooterScript } from './api';

/**
 * FTR-11: appends `footer.js` to the footer: to its mount element, because consent scripts look for
 * themselves in the page, not in a shadow root.
 */
export function useFooterScript(): RefObject<HTMLElement | null> {
  const { api } = useSession();
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    let mounted = true;
    // A call whose security check was closed rejects: the footer goes on without.
    void fetchFooterScript(api, window.location.origin).then(
      (script) => {
        const root = footer.current?.getRootNode();
        if (!mounted || !footer.current || !script.ok || !script.value) return;
        appendScript(root instanceof ShadowRoot ? root.host : footer.current, script.value);
      },
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [api]);
  return footer;
}
