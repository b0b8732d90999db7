import { createSelector } from 'reselect';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { withHostRules } from 'mortgage-domain/site/hostRules';
import { selectSite } from 'session-shared/session';
import { readHeaderPart } from './headerPart';

/**
 * The site's tables as this page shows them: its names in their places, whole addresses by the host
 * rules. Source: ledger LNK-13, LNK-15, OPN-79.
 */
export const selectHeaderPart = createSelector([selectSite], (site) =>
  withHostRules(fillNames(readHeaderPart(), site), site),
);
