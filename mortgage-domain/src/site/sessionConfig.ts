/**
 * What a page's session is configured with.
 * Source: specification 3, 7, 9; ledger ENT-4, ENT-5, CON-21, CON-26, OPN-87, OPN-90.
 */
import type { ServerUrls } from './serverUrls';

export interface SessionConfig {
  readonly partnerId: string;
  readonly userSessionId: string;
  readonly stateAbbreviation?: string;
  /** `-1` where it is not known. */
  readonly zipcode: string;
  readonly serverURLs: ServerUrls;
  /** Whether the bot challenge is switched on. */
  readonly bot: boolean;
}

const unknownZipCode = '00000';
/** ENT-5: the zip code that means "not known" is treated as `-1`. */
export const toSessionZipCode = (zipCode: string): string =>
  zipCode === unknownZipCode ? '-1' : zipCode;

/** CON-21, OPN-87: the environment by the host of the home-loans pages. */
export const decideEnvironment = (homeLoansHost: string): 'production' | 'qa' =>
  homeLoansHost.includes('.com') ? 'production' : 'qa';
