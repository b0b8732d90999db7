import type { RemoteDefinition } from 'remote-kit/remote';
import {
  selectConfig,
  selectLoggedIn,
  selectSite,
} from 'session-shared/session';
import { selectAccount } from './account/account';
import { selectGivenParts } from './site/headerOption';
import { selectSections } from './navigation/navigation';
import { selectNotice } from './notice/notice';

/** All data that the header is drawn from; shows.test.tsx finds a value that is missing here. */
export const shows: NonNullable<RemoteDefinition['shows']> = (state) => {
  const { productName, logoUrl, brandSlug, theme, accountPrefix, paths } =
    selectSite(state);
  const { account, accountPages } = selectSite(state);
  const { mainDomain, tidHostPattern, secureContactMarker } = selectSite(state);
  return [
    [
      productName,
      logoUrl,
      brandSlug,
      theme,
      accountPrefix,
      paths,
      account,
      accountPages,
    ],
    [mainDomain, tidHostPattern, secureContactMarker],
    // React takes the view over while the session looks the visitor up.
    selectLoggedIn(state) || selectConfig(state).wasSignedIn === true,
    selectAccount(state).account,
    selectSections(state),
    selectGivenParts(state),
    selectNotice(state),
  ];
};
