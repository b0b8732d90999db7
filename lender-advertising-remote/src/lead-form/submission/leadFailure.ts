/** Why a lead was not sent. */
export type FailureCause =
  'offline' | 'connectionLost' | 'tooMany' | 'challengeClosed' | 'refused' | 'unexpected';

/** What the visitor can do about it; stands after the text of FRM-11. */
export const failureAdvice: Readonly<Record<FailureCause, string>> = {
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
};

const causes: Readonly<Record<string, FailureCause>> = {
  ConnectionFailure: 'connectionLost',
  TooManyRequests: 'tooMany',
  ChallengeClosed: 'challengeClosed',
};

/** From the name of the API's error. */
export const decideFailure = (error: string): FailureCause => causes[error] ?? 'unexpected';
