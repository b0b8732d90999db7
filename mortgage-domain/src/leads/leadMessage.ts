/**
 * Names of the lead form's messages. The texts are in lender-advertising-remote/messages.
 * @source specification 5, 8; ledger FRM-11..22, NML-1..3, ERR-21, OPN-69
 */
export type LeadMessage =
  | 'name'
  | 'nameFromList'
  | 'nmlsIdNotNumeric'
  | 'nmlsIdNotIndividual'
  | 'nmlsIdUnknown'
  | 'nmlsIdInvalid'
  | 'companyName'
  | 'companyFromList'
  | 'email'
  | 'phone'
  | 'phoneExtension'
  | 'role'
  | 'connection'
  | 'sendFailure';
