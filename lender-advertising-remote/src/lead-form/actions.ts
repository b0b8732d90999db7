import type { NmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import type { FailureCause } from './failure';
import type { LeadField, LeadValues } from './leadField';

export const formOpened = () => ({ type: 'leadForm/formOpened' }) as const;
/** The visitor came back to a page that the browser had kept (F19). */
export const formReopened = () => ({ type: 'leadForm/formReopened' }) as const;
export const connectionChanged = (online: boolean) =>
  ({ type: 'leadForm/connectionChanged', online }) as const;
export const draftRestored = (values: LeadValues) =>
  ({ type: 'leadForm/draftRestored', values }) as const;
export const userDefaultsKnown = (name: string, emailAddress: string) =>
  ({ type: 'leadForm/userDefaultsKnown', name, emailAddress }) as const;

export const fieldChanged = (field: LeadField, value: string) =>
  ({ type: 'leadForm/fieldChanged', field, value }) as const;
export const fieldAccepted = (field: LeadField) =>
  ({ type: 'leadForm/fieldAccepted', field }) as const;
export const fieldRejected = (field: LeadField, message: string) =>
  ({ type: 'leadForm/fieldRejected', field, message }) as const;
export const lenderLookupStarted = () => ({ type: 'leadForm/lenderLookupStarted' }) as const;
export const lenderFound = (lender: NmlsLender) =>
  ({ type: 'leadForm/lenderFound', lender }) as const;
export const lenderLookupFailed = () => ({ type: 'leadForm/lenderLookupFailed' }) as const;

/** `trap`: what stands in the field that no person sees. */
export const submitPressed = (trap = '') => ({ type: 'leadForm/submitPressed', trap }) as const;
/** The visitor pressed with something missing: the errors are shown together. */
export const errorsShown = () => ({ type: 'leadForm/errorsShown' }) as const;
export const leadSent = () => ({ type: 'leadForm/leadSent' }) as const;
export const leadStored = () => ({ type: 'leadForm/leadStored' }) as const;
export const leadFailed = (cause: FailureCause) =>
  ({ type: 'leadForm/leadFailed', cause }) as const;

export type LeadFormAction = ReturnType<
  | typeof formOpened
  | typeof formReopened
  | typeof connectionChanged
  | typeof draftRestored
  | typeof userDefaultsKnown
  | typeof fieldChanged
  | typeof fieldAccepted
  | typeof fieldRejected
  | typeof lenderLookupStarted
  | typeof lenderFound
  | typeof lenderLookupFailed
  | typeof submitPressed
  | typeof errorsShown
  | typeof leadSent
  | typeof leadStored
  | typeof leadFailed
>;
