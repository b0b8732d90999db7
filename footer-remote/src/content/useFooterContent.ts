import { useEffect } from 'react';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import type { FooterData } from 'mortgage-domain/footer/footerData';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { useSession, useSessionSelector } from 'session-shared/react';
import { selectFooter } from './content';

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
  const { content, refused } = useSessionSelector((state) =>
    selectFooter(state, given, pageOrigin),
  );
  useRefusalReport('server', refused.server);
  useRefusalReport('page', refused.page);
  return content;
}

/** S01: reports refused parts once, for any number of renders. */
function useRefusalReport(source: 'server' | 'page', refused: readonly string[]): void {
  const { report } = useSession();
  const parts = refused.join(', ');
  useEffect(() => {
    if (parts) report({ name: 'FooterDataRefused', detail: `${parts} of the ${source}` });
  }, [report, parts, source]);
}
