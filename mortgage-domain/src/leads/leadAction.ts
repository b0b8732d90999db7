/** The API's action that takes leads. Source: specification 7; ledger CAL-8, OPN-77; threat S09. */
import { capitalize } from '../fields/text';

export type LeadAction = `contact${string}AboutMortgageAdvertising`;

/** One PascalCase word of the product, such as `contactMaplehearthAboutMortgageAdvertising`. */
export function leadAction(productName: string): LeadAction {
  const words = productName.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `contact${words.map(capitalize).join('')}AboutMortgageAdvertising`;
}

/** The page sends no sooner; the server treats faster senders as machines (S09). */
export const leadLeastFillMs = 2000;

/** Cookie of a page with the lead form: the time in ms at which the server sent it (S09). */
export const leadPageCookie = 'mortgage_lead_page';
