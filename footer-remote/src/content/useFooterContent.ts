import { useEffect, useMemo } from 'react';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { useSession, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { selectFrame } from '../frame/frame';
import { toFooter } from './content';

/** ENT-18. Hydration starts without the parts of the page, like the shell. */
export function useFooterContent(data: FooterData | undefined): FooterContent {
  const given = useHydratedValue(
    () => data,
    () => undefined,
  );
  const pageOrigin = useHydratedValue(
    () => window.location.origin,
    () => '',
  );
  const site = useSessionSelector(selectSite);
  const { data: frame } = useSessionSelector(selectFrame);
  const { content, refused } = useMemo(
    () => toFooter(site, frame, given, pageOrigin),
    [site, frame, given, pageOrigin],
  );
  useRefusalReport('server', refused.server);
  useRefusalReport('page', refused.page);
  return content;
}

/** S01: reports refused parts once, for any number of renders. */
function useRefusalReport(
  source: 'server' | 'page',
  refused: readonly string[],
): void {
  const { report } = useSession();
  const parts = refused.join(', ');
  useEffect(() => {
    if (parts) {
      report({
        name: 'FooterDataRefused',
        detail: `${parts} of the ${source}`,
      });
    }
  }, [report, parts, source]);
}
