/** Every named action of the mortgage API, as `hostActions` lists them (API-1). */
import type { HostAction } from 'mortgage-domain/host/hostActions';
import { leadAction } from 'mortgage-domain/leads/leadAction';
import type { Action } from './actions/action';
import { updateHDPCalcMarketing } from './calculator/calculatorMarketing';
import { parseEmailAddress, parsePhoneNumber } from './contacts/contactParsing';
import { contactAboutAdvertising } from './leads/leadAction';
import { getNMLSLender, getRegisteredLender } from './lenders/lenderActions';
import { getRegionInformation, getZIPCodeLocation } from './places/placeActions';
import { getAuthInfo, whoAmI } from './sign-in/whoAmI';
import { firstSite } from './sites/sites';

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
  [leadAction(firstSite.config.productName)]: contactAboutAdvertising,
};
