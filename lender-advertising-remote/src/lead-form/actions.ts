import type { NmlsLender } from 'mortgage-domain/nmlsLender';
import type { LeadField } from './leadField';

export const fieldChanged = (field: LeadField, value: string) => ({ type: 'leadForm/fieldChanged', field, value }) as const;
export const fieldAccepted = (field: LeadField) => ({ type: 'leadForm/fieldAccepted', field }) as const;
export const fieldRejected = (field: LeadField, message: string) => ({ type: 'leadForm/fieldRejected', field, message }) as const;
export const lenderLookupStarted = () => ({ type: 'leadForm/lenderLookupStarted' }) as const;
export const lenderFound = (lender: NmlsLender) => ({ type: 'leadForm/lenderFound', lender }) as const;
export const lenderLookupFailed = () => ({ type: 'leadForm/lenderLookupFailed' }) as const;
export const submitPressed = () => ({ type: 'leadForm/submitPressed' }) as const;
/** The visitor pressed with something missing: the errors are shown together. */
export const errorsShown = () => ({ type: 'leadForm/errorsShown' }) as const;
export const leadSent = () => ({ type: 'leadForm/leadSent' }) as const;
export const leadStored = () => ({ type: 'leadForm/leadStored' }) as const;
export const leadFailed = (message: string) => ({ type: 'leadForm/leadFailed', message }) as const;
export const userDefaultsKnown = (name: string, emailAddress: string) => ({ type: 'leadForm/userDefaultsKnown', name, emailAddress }) as const;

export type LeadFormAction = ReturnType<
  | typeof fieldChanged | typeof fieldAccepted | typeof fieldRejected | typeof lenderLookupStarted | typeof lenderFound | typeof lenderLookupFailed
  | typeof submitPressed | typeof errorsShown | typeof leadSent | typeof leadStored | typeof leadFailed | typeof userDefaultsKnown
>;
