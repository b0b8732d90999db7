/**
 * What the lead form says of its fields, word by word, in the specification's English. The rules
 * give the names; a page says them in its own language, a server in these words.
 * Source: specification 5, 8; ledger FRM-11..22, NML-1..3, ERR-21, OPN-69.
 */
import { emailMessage } from '../fields/email';
import { nmlsIdMessage } from '../lenders/nmlsId';
import { failureMessages } from '../wire/failureMessages';

export const leadMessages = {
  name: 'Please enter a valid name.',
  nameFromList: 'Please select a name from the list.',
  nmlsIdNotNumeric: nmlsIdMessage,
  nmlsIdNotIndividual: 'Please input your personal loan officer or mortgage broker NMLS ID.',
  nmlsIdUnknown: 'Unknown NMLS ID',
  nmlsIdInvalid: 'Invalid NMLS ID entered.',
  companyName: 'Please enter a valid company name.',
  companyFromList: 'Please select a company name from the list',
  email: emailMessage,
  phone: 'Please enter a valid phone number.',
  phoneExtension: 'Please do not include extensions',
  role: 'Select your role from the list.',
  connection: failureMessages.connection,
  sendFailure: failureMessages.unexpected,
} as const;
export type LeadMessage = keyof typeof leadMessages;
