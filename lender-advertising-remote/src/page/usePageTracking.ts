import { useEffect } from 'react';
import { useLinkTracking, useSession } from 'session-shared/react';

/** ANA-2. */
export const pageAnalytics = { category: 'Mortgages', action: 'Lender Advertising' } as const;

/** Tracks the page view, clicks on the page, and hovers over links (ANA-7). */
export function usePageTracking(): ReturnType<typeof useLinkTracking> {
  const session = useSession();
  useEffect(() => session.track({ ...pageAnalytics, label: 'View' }), [session]);
  return useLinkTracking(pageAnalytics.category, pageAnalytics.action);
}
