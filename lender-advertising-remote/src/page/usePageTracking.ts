import { useEffect } from 'react';
import { useLinkTracking, useSession } from 'session-shared/react';

/** ANA-2. */
export const pageAnalytics = { category: 'Mortgages', action: 'Lender Advertising' } as const;

/** Tells analytics that the page was shown, and what is pressed on it; hovers over links as everywhere (ANA-7). */
export function usePageTracking(): ReturnType<typeof useLinkTracking> {
  const session = useSession();
  useEffect(() => session.track({ ...pageAnalytics, label: 'View' }), [session]);
  return useLinkTracking(pageAnalytics.category, pageAnalytics.action);
}
