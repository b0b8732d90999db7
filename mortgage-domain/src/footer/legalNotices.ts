/** Legal and licensing texts. Source: specification 2.6; ledger FTR-5, FTR-9, OPN-25. */
export const legalNotices: readonly string[] = [
  'Rates, lenders and people shown here are samples.',
  '{productName} is committed to an accessible website for everyone and to fair housing.',
  'Mortgage services are offered by lenders who hold a licence in the state of the property. NMLS numbers are listed in each profile.',
];

/** Since when the specification's site is there (FTR-9). */
export const firstYear = 2006;

/** FTR-9: from the site's first year to that of the visit. */
export const copyrightLine = (owner: string, since: number, year: number): string =>
  `© ${since}-${year} ${owner}`;
