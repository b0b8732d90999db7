/** Every named action of the mortgage API, as `hostActions` lists them (API-1). */
import type { HostAction } from 'mortgage-domain/host/hostActions';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import type { Action } from './actions/action';
import { updateHDPCalcMarketing } from './calculator/calculatorMarketing';
import { parseEmailAddress, parsePhoneNumber } from './contacts/contactParsing';
import { contactAboutAdvertising } from './leads/leadAction';
import { getNMLSLender, getRegisteredLender } from './lenders/lenderActions';
import { getRegionInformation, getZIPCodeLocation } from './places/placeActions';
import { getAuthInfo, whoAmI } from './sign-in/whoAmI';

export const namedActions: Readonly<Record<HostAction, Action>> = {
  getAuthInfo,
  getZIPCodeLocation,
  getRegionInformation,
  whoAmI,
  getNMLSLender,
  getRegisteredLender,
  parseEmailAddress,
  parsePhoneNumber,
  updateHDPCalcMarketing,
  [leadAction(defaultSiteConfig.productName)]: contactAboutAdvertising,
};
