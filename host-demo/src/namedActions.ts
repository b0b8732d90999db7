/** Every named action of the mortgage API (API-1). */
import { leadAction } from 'mortgage-domain/leads/leadAction';
import type { Action } from './actions/action';
import { updateHDPCalcMarketing } from './calculator/calculatorMarketing';
import { parseEmailAddress, parsePhoneNumber } from './contacts/contactParsing';
import { contactAboutAdvertising } from './leads/leadAction';
import { getNMLSLender, getRegisteredLender } from './lenders/lenderActions';
import { getRegionInformation, getZIPCodeLocation } from './places/placeActions';
import { getAuthInfo, whoAmI } from './sign-in/whoAmI';
import { sites } from './sites/sites';

export const namedActions: Readonly<Record<string, Action>> = {
  getAuthInfo,
  getZIPCodeLocation,
  getRegionInformation,
  whoAmI,
  getNMLSLender,
  getRegisteredLender,
  parseEmailAddress,
  parsePhoneNumber,
  updateHDPCalcMarketing,
  ...Object.fromEntries(
    sites.map(({ config }) => [leadAction(config.productName), contactAboutAdvertising]),
  ),
};
