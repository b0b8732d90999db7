/** Why somebody is not signed in or registered: what is said and with which status. Source: OPN-33, AUT-7. */
import { credentialMessages } from 'mortgage-domain/people/credentials';

export const signInProblems = {
  badCredentials: {
    status: 401,
    message: credentialMessages.badCredentials,
  },
  tooManyAttempts: {
    status: 429,
    message: credentialMessages.tooManyAttempts,
  },
  email: { status: 400, message: credentialMessages.email },
  password: { status: 400, message: credentialMessages.password },
  registrationFailed: { status: 400, message: credentialMessages.registrationFailed },
} as const;

export type SignInProblem = keyof typeof signInProblems;
