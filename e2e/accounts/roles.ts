export const samplePassword = 'sample-password-1';

export type Role =
  | 'consumer'
  | 'homepro'
  | 'agent'
  | 'lender'
  | 'manager'
  | 'landlord'
  | 'admin'
  | 'moderator'
  | 'lender-admin'
  | 'viewer';

export const emailOf = (role: Role): string => `${role}@example.test`;
