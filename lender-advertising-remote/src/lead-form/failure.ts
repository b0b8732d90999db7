/** Why a lead was not sent, and what the visitor can do. The text of FRM-11 stands before each. */
export const failureAdvice = {
  offline:
    'You are offline. What you typed is kept, and the button comes back with your connection.',
  connectionLost:
    'The connection was lost before we had an answer. What you typed is kept: change any field to try again. You will not be in our books twice.',
  tooMany:
    'Many requests are coming from your network. Wait a minute, then change any field to try again.',
  challengeClosed:
    'The security check was closed before it was finished. Change any field to try again.',
  refused: 'Please correct the fields named above.',
  unexpected: 'What you typed is kept: change any field to try again.',
} as const;
export type FailureCause = keyof typeof failureAdvice;

const causes: Readonly<Record<string, FailureCause>> = {
  ConnectionFailure: 'connectionLost',
  TooManyRequests: 'tooMany',
  ChallengeClosed: 'challengeClosed',
  InvalidLead: 'refused',
};

/** From the name of the API's error. */
export const decideFailure = (error: string): FailureCause => causes[error] ?? 'unexpected';
