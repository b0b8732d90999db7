/** The parts of the footer: ours, those of the server over them, and those of the page over both. Source: ENT-18. */
import { createSelector } from 'reselect';
import type { FooterContent } from 'mortgage-domain/footer/footerContent';
import { readFooterData, type FooterData } from 'mortgage-domain/footer/footerData';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import { selectSite, type SessionState } from 'session-shared/session';
import { selectFrame } from '../frame/frame';
import { readFooterPart } from '../site/footerPart';

export interface ResolvedFooter {
  readonly content: FooterContent;
  /** Names of parts of which something was left out (S01), by source. */
  readonly refused: { readonly server: readonly string[]; readonly page: readonly string[] };
}

const nothing: FooterData = {};

/**
 * @param given parts that the page replaces
 * @param pageOrigin empty in the shell, which knows no page
 */
export const selectFooter: (
  state: SessionState,
  given: FooterData | undefined,
  pageOrigin: string,
) => ResolvedFooter = createSelector(
  [
    selectSite,
    (state: SessionState) => selectFrame(state).data,
    (_state: SessionState, given: FooterData = nothing) => given,
    (_state: SessionState, _given: FooterData | undefined, pageOrigin: string) => pageOrigin,
  ],
  (site, frame, given, pageOrigin) => {
    const source = { site, pageOrigin };
    const ours = withHostRules(fillNames(readFooterPart().content, site), site);
    const server = readFooterData(frame, ours, { ...source, isServer: true });
    const page = readFooterData(given, server.content, { ...source, isServer: false });
    return {
      content: fillNames(page.content, site),
      refused: { server: server.refused, page: page.refused },
    };
  },
);
