/** The messages and statuses of refused sign-ins and registrations. @source OPN-33, AUT-7 */
import { passwordLength } from 'mortgage-domain/people/credentials';

export const signInProblems = {
  badCredentials: {
    status: 401,
    message: 'That email or password isn’t right. Please try again.',
  },
  tooManyAttempts: {
    status: 429,
    message: 'Too many attempts. Please try again later.',
  },
  email: { status: 400, message: 'Please enter a valid email address.' },
  password: {
    status: 400,
    message: `Your password must be ${passwordLength.min} to ${passwordLength.max} characters long.`,
  },
  registrationFailed: { status: 400, message: 'This email address can’t be registered.' },
} as const;

export type SignInProblem = keyof typeof signInProblems;
