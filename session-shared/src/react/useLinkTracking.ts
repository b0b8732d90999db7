import { useMemo } from 'react';
import { createLinkTracking } from 'embed/link-tracking';
import { useSession } from './useSession';

/** Props for a container: they track clicks and hovers of its links; `pageAction`: all clicks of a page (ANA-2). */
export function useLinkTracking(category: string, pageAction?: string) {
  const session = useSession();
  return useMemo(() => {
    const { onClick, onHover } = createLinkTracking(
      session.track,
      category,
      pageAction,
    );
    return { onClickCapture: onClick, onMouseOver: onHover };
  }, [session, category, pageAction]);
}
