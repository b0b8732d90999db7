import { useEffect, useMemo, type SyntheticEvent } from 'react';
import { useLinkTracking, useSession } from 'session-shared/react';

/** ANA-2. */
export const pageAnalytics = { category: 'Mortgages', action: 'Lender Advertising' } as const;

/** Tells analytics that the page was shown, and what is pressed on it; hovers over links as everywhere (ANA-7). */
export function usePageTracking(): { readonly onClickCapture: (event: SyntheticEvent) => void; readonly onMouseOver: (event: SyntheticEvent) => void } {
  const session = useSession();
  const { onMouseOver } = useLinkTracking(pageAnalytics.category);
  useEffect(() => session.track({ ...pageAnalytics, label: 'View' }), [session]);
  return useMemo(() => ({
    onMouseOver,
    onClickCapture({ target }: SyntheticEvent) {
      const pressed = (target as Element).closest('a[href], button, summary');
      if (pressed) session.track({ ...pageAnalytics, label: (pressed.getAttribute('aria-label') ?? pressed.textContent ?? '').trim() });
    },
  }), [session, onMouseOver]);
}
