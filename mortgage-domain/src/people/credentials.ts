/**
 * What people sign in and register with besides their email address, alike on the page and on the
 * server.
 * Source: specification 5; ledger OPN-33, OPN-47.
 */
import { emailMessage } from '../fields/email';

export const passwordLength = { min: 8, max: 255 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;

export const credentialMessages = {
  email: emailMessage,
  password: `Please enter a password of ${passwordLength.min} to ${passwordLength.max} characters.`,
  badCredentials: 'The email or password is not right. Please try again.',
  tooManyAttempts: 'There were too many attempts. Please try again later.',
  registrationFailed: 'This email address cannot be registered.',
} as const;
