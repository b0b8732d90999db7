/** Why somebody is not signed in or registered: what is said and with which status. Source: OPN-33, AUT-7. */
import { passwordLength } from 'mortgage-domain/people/credentials';

export const signInProblems = {
  badCredentials: {
    status: 401,
    message: 'The email or password is not right. Please try again.',
  },
  tooManyAttempts: {
    status: 429,
    message: 'There were too many attempts. Please try again later.',
  },
  email: { status: 400, message: 'Please enter a valid email address.' },
  password: {
    status: 400,
    message: `Please enter a password of ${passwordLength.min} to ${passwordLength.max} characters.`,
  },
  registrationFailed: { status: 400, message: 'This email address cannot be registered.' },
} as const;

export type SignInProblem = keyof typeof signInProblems;
