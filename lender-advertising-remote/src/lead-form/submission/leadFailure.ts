/** Why a lead was not sent. */
export type FailureCause =
  'offline' | 'connectionLost' | 'tooMany' | 'challengeClosed' | 'refused' | 'unexpected';

const causes: Readonly<Record<string, FailureCause>> = {
  ConnectionFailure: 'connectionLost',
  TooManyRequests: 'tooMany',
  ChallengeClosed: 'challengeClosed',
};

/** From the name of the API's error. */
export const decideFailure = (error: string): FailureCause => causes[error] ?? 'unexpected';
