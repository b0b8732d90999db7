/** The texts are in lender-advertising-remote/messages. Source: FRM-11..22, NML-1..3, ERR-21. */
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
