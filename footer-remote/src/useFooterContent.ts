import { useEffect, useMemo } from 'react';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import { readFooterData, type FooterData } from 'mortgage-domain/footer/footerData';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { useSession, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { useFooterFrame } from './frame/useFooterFrame';
import { readFooterPart } from './site/footerPart';

const nothing: FooterData = {};

/** ENT-18: our own content, with the parts that the server, and above it the page, says otherwise. */
export function useFooterContent(data: FooterData | undefined): FooterContent {
  const site = useSessionSelector(selectSite);
  const frame = useFooterFrame();
  // The shell was rendered before there was a page.
  const given = useHydratedValue(
    () => data ?? nothing,
    () => nothing,
  );
  const pageOrigin = useHydratedValue(
    () => window.location.origin,
    () => '',
  );
  const { server, page } = useMemo(() => {
    const source = { site, pageOrigin };
    const ours = withHostRules(fillNames(readFooterPart().content, site), site);
    const server = readFooterData(frame, ours, { ...source, isServer: true });
    return { server, page: readFooterData(given, server.content, { ...source, isServer: false }) };
  }, [site, pageOrigin, frame, given]);
  useRefusalReport('server', server.refused);
  useRefusalReport('page', page.refused);
  return page.content;
}

/** S01: told once, however often the footer is drawn. */
function useRefusalReport(source: 'server' | 'page', refused: readonly string[]): void {
  const { report } = useSession();
  const parts = refused.join(', ');
  useEffect(() => {
    if (parts) report({ name: 'FooterDataRefused', detail: `${parts} of the ${source}` });
  }, [report, parts, source]);
}
