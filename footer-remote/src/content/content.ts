/** The parts of the footer: the page's, else the server's, else ours. Source: ENT-18. */
import {
  readFooterData,
  type FooterData,
} from 'mortgage-domain/footer/footerData';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { readFooterPart } from '../site/footerPart';

/**
 * @param frame parts that the server gives
 * @param given parts that the page gives
 * @param pageOrigin empty in the shell, which has no page
 */
export function toFooter(
  site: SiteConfig,
  frame: FooterData = {},
  given: FooterData = {},
  pageOrigin: string = window.location.origin,
) {
  const source = { site, pageOrigin };
  const ours = withHostRules(fillNames(readFooterPart().content, site), site);
  const server = readFooterData(frame, ours, { ...source, isServer: true });
  const page = readFooterData(given, server.content, {
    ...source,
    isServer: false,
  });
  return {
    content: fillNames(page.content, site),
    /** Names of parts of which something was left out (S01), by source. */
    refused: { server: server.refused, page: page.refused },
  };
}
