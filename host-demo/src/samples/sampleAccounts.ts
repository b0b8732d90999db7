/** The demo's accounts, all with one password (host-demo/README.md). */
import sampleAccounts from './sampleAccounts.json' with { type: 'json' };

export { sampleAccounts };
export const samplePassword = 'sample-password-1';
export const sampleEmail = (name: string): string => `${name}@example.test`;
