export const samplePassword = 'sample-password-1';

/** Every sample account except the read-only one of staff. */
export const roles = [
  'consumer',
  'homepro',
  'agent',
  'lender',
  'manager',
  'landlord',
  'admin',
  'moderator',
  'lender-admin',
] as const;
export type Role = (typeof roles)[number] | 'viewer';

export const emailOf = (role: Role): string => `${role}@example.test`;
