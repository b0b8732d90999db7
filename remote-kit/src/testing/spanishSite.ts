import type { SiteFile } from 'mortgage-domain/site-file/siteFile';

/** A site with the required values alone, and its language. */
export const spanishSite = {
  slug: 'cedarline',
  productName: 'Cedarline',
  mainDomain: 'cedarline.example',
  homeLoansHost: 'loans.cedarline.example',
  partnerIds: { web: 'w', ios: 'i', android: 'a' },
  language: 'es-US',
} as const satisfies SiteFile;
