/** One address, however it is typed: what an account is found by, and its attempts are counted by (S07). */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();
