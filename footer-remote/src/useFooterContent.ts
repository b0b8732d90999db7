import { useEffect, useMemo, useState } from 'react';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import {
  readFooterData,
  readFooterFrame,
  type FooterData,
} from 'mortgage-domain/footer/footerData';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import { pageFramePath } from 'mortgage-domain/site/servicePaths';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { settleCall } from 'remote-kit/settle-call';
import { useSession, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { readFooterPart } from './site/footerPart';

const nothing: FooterData = {};

/** ENT-18: our own content; parts of the server replace it, and parts of the page replace both. */
export function useFooterContent(data: FooterData | undefined): FooterContent {
  const site = useSessionSelector(selectSite);
  const frame = useFooterFrame();
  // The shell was rendered without a page.
  const given = useHydratedValue(
    () => data ?? nothing,
    () => nothing,
  );
  const pageOrigin = useHydratedValue(
    () => window.location.origin,
    () => '',
  );
  const { server, page, content } = useMemo(() => {
    const source = { site, pageOrigin };
    const ours = withHostRules(fillNames(readFooterPart().content, site), site);
    const server = readFooterData(frame, ours, { ...source, isServer: true });
    const page = readFooterData(given, server.content, { ...source, isServer: false });
    return { server, page, content: fillNames(page.content, site) };
  }, [site, pageOrigin, frame, given]);
  useRefusalReport('server', server.refused);
  useRefusalReport('page', page.refused);
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

const framePath = `${pageFramePath}?${new URLSearchParams({ footer: '{format:scriptOnly}' })}`;

/** CAL-15: the footer of the server; nothing until it answers, and after a failure (F25). */
function useFooterFrame(): FooterData {
  const { api } = useSession();
  const [frame, setFrame] = useState(nothing);
  useEffect(() => {
    let mounted = true;
    void settleCall(() => api.request(framePath, readFooterFrame)).then(
      (result) => mounted && result.ok && setFrame(result.value),
    );
    return () => {
      mounted = false;
    };
  }, [api]);
  return frame;
}
