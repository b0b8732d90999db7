/** What an action answers. Source: ledger API-6, API-7, OPN-40. */

/** A body, with a status where it is not 200. */
export interface ActionAnswer {
  readonly status?: number;
  readonly body: object;
}

interface FailureDetails {
  readonly field?: string;
  readonly message?: string;
  /** Where the page looks for the field (API-7). */
  readonly validationErrors?: readonly string[];
  readonly status?: number;
}

/** An expected failure: its name, and where it has one, the field and a message for people. */
export const failure = (
  error: string,
  { status, ...details }: FailureDetails = {},
): ActionAnswer => ({ status, body: { error, ...details } });
