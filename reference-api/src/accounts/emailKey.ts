import { toMailAddress } from 'mortgage-domain/fields/email';

/**
 * One address, however its letters and its domain are written (OPN-114): what an account is found by, and its attempts are
 * counted by (S07).
 */
export const toEmailKey = (email: string): string => toMailAddress(email.trim()).toLowerCase();
