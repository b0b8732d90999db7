/** Apart from the part itself: a guest's header needs no selectors. */
import { createSelector } from 'reselect';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { selectSite, type SessionState } from 'session-shared/session';
import { selectGivenParts } from './headerOption';
import { readHeaderPart } from './headerPart';

const ofSite =
  <Name extends keyof SiteConfig>(name: Name) =>
  (state: SessionState) =>
    selectSite(state)[name];

/**
 * The site's tables as this page shows them: its names in their places, whole addresses by the host
 * rules. Other options of the page leave them the very same (docs/decisions/0003-shell.md).
 * Source: ledger LNK-13, LNK-15, OPN-79.
 */
export const selectHeaderPart = createSelector(
  [
    createSelector([readHeaderPart, selectGivenParts], (part, given) => ({
      ...part,
      ...given,
    })),
    ofSite('productName'),
    ofSite('brandSlug'),
    ofSite('accountPrefix'),
    ofSite('mainDomain'),
    ofSite('tidHostPattern'),
    ofSite('secureContactMarker'),
  ],
  (
    part,
    productName,
    brandSlug,
    accountPrefix,
    mainDomain,
    tidHostPattern,
    secureContactMarker,
  ) =>
    withHostRules(fillNames(part, { productName, brandSlug, accountPrefix }), {
      mainDomain,
      tidHostPattern,
      secureContactMarker,
    }),
);
