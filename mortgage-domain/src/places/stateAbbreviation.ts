/** Which states the product serves. Source: specification 5; ledger VAL-15, OPN-2. */
import { stateNames } from './stateNames';

export type StateAbbreviation = keyof typeof stateNames;

/** One of the 50 states or DC; a territory fails. Upper case only: callers that read an address make it so first (OPN-2). */
export const isStateAbbreviation = (value: unknown): value is StateAbbreviation =>
  typeof value === 'string' && Object.hasOwn(stateNames, value);
