/** Legal and licensing texts. Source: specification 2.6; ledger FTR-5, FTR-9, OPN-25. */
import type { SiteConfig } from '../site/siteConfig';

export const legalNotices: readonly string[] = [
  'Rates, lenders and people shown here are samples.',
  '{productName} is committed to an accessible website for everyone and to fair housing.',
  'Mortgage services are offered by lenders who hold a licence in the state of the property. NMLS numbers are listed in each profile.',
];

const firstYear = 2006;
/** FTR-9: from 2006 to the year of the visit. */
export const copyrightLine = ({ productName }: SiteConfig, year: number): string =>
  `© ${firstYear}-${year} ${productName}`;
