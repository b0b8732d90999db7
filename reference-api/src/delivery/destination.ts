import type { DestinationName, LeadMessage } from './leadMessages';

/** What became of one try. */
export type Outcome =
  | { readonly status: 'delivered' }
  | {
      readonly status: 'failed';
      /** In plain words, and nothing of what was sent or answered (S10). */
      readonly problem: string;
      /** The receiver refuses all further tries. */
      readonly isFinal?: boolean;
      /** The receiver asks for this much time. */
      readonly notBeforeMs?: number;
    };

/** Where leads go. `send` never rejects, and ends soon after its signal. */
export interface Destination {
  readonly name: DestinationName;
  readonly send: (message: LeadMessage, signal: AbortSignal) => Promise<Outcome>;
}
