/** The configuration of a page's session. Source: ENT-4, ENT-5, CON-21, CON-26, OPN-87, OPN-90. */
import { isZipCode } from '../fields/zipCode';
import { isStateAbbreviation } from '../places/stateNames';
import {
  findPartnerId,
  type Environment,
  type ServerUrls,
  type SiteConfig,
} from './siteConfig';

export interface SessionConfig {
  readonly partnerId: string;
  readonly userSessionId: string;
  readonly stateAbbreviation?: string;
  /** `-1` where it is not known. */
  readonly zipcode: string;
  readonly serverURLs: ServerUrls;
  readonly bot: boolean;
}

export interface KnownPlace {
  readonly stateAbbreviation?: string;
  readonly zipCode?: string;
}

type ConfiguredSite = Pick<
  SiteConfig,
  'partnerIds' | 'app' | 'apiBase' | 'serverUrls' | 'bot' | keyof KnownPlace
>;

/** The page's place comes first, then other known places, nearest first (ENT-4). */
export function toSessionConfig(
  site: ConfiguredSite,
  userSessionId: string,
  known: readonly KnownPlace[] = [],
): SessionConfig {
  const places: readonly KnownPlace[] = [site, ...known];
  return {
    partnerId: findPartnerId(site),
    userSessionId,
    stateAbbreviation: places
      .map(({ stateAbbreviation }) => stateAbbreviation)
      .find(isStateAbbreviation),
    zipcode:
      places
        .map(({ zipCode }) => toSessionZipCode(zipCode))
        .find((zip) => zip !== notKnown) ?? notKnown,
    serverURLs: { api: site.apiBase, ...site.serverUrls },
    bot: site.bot,
  };
}

const notKnown = '-1';
/** ENT-5: `00000`, and whatever else is no ZIP code, is treated as `-1`. */
export const toSessionZipCode = (zipCode: string | undefined): string =>
  isZipCode(zipCode) && zipCode !== '00000' ? zipCode : notKnown;

/** CON-21, OPN-87, OPN-134: the site's, else by the host of the home-loans pages. */
export const decideEnvironment = ({
  environment,
  homeLoansHost,
}: Pick<SiteConfig, 'environment' | 'homeLoansHost'>): Environment =>
  environment || (homeLoansHost.includes('.com') ? 'production' : 'qa');
