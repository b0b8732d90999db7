/** Why somebody is not signed in or registered: what is said and with which status. Source: OPN-33, AUT-7. */
import { credentialMessages } from 'mortgage-domain/people/credentials';

export const signInProblems = {
  badCredentials: {
    status: 401,
    message: credentialMessages.badCredentials,
  },
  tooManyAttempts: {
    status: 429,
    message: 'There were too many attempts. Please try again later.',
  },
  email: { status: 400, message: credentialMessages.email },
  password: { status: 400, message: credentialMessages.password },
  registrationFailed: { status: 400, message: 'This email address cannot be registered.' },
} as const;

export type SignInProblem = keyof typeof signInProblems;
