/** What a story is: one state of our views that a person can see. */
import type { PageConfig, RemoteName } from 'embed/contract';

/**
 * What the page's host answers a call: JSON, with another status where one is named; never anything; or the connection ends
 * without a word.
 */
export type Answer =
  { readonly json: object; readonly status?: number } | 'pending' | 'connectionLost';

/** By the last part of a call's path: `WhoAmI`, `getNMLSLender`. */
export type Answers = Readonly<Record<string, Answer>>;

/** What a person does to come to this state, or waits for; texts as they are read. */
export type Step =
  | { readonly press: string }
  | { readonly type: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly see: string }
  /** An action of the session, which pages may dispatch (docs/contracts.md). */
  | { readonly dispatch: { readonly type: string; readonly [part: string]: unknown } };

export interface Story {
  /** What it is about and which state: `header/signed-out`. Its address. */
  readonly id: string;
  /** What there is to see, in a line. */
  readonly title: string;
  readonly remotes: readonly RemoteName[];
  /** Widths that it is about, where not each shows it. */
  readonly widths?: readonly number[];
  /** Another sample site than the first. */
  readonly site?: string;
  readonly options?: PageConfig;
  readonly answers?: Answers;
  /** Somebody was signed in here before: the hint stands in the storage before anything of ours runs. */
  readonly wasSignedIn?: true;
  /** The browser keeps no cookies of this page, whatever it says of itself. */
  readonly withoutCookies?: true;
  /** The page's server has left what the gate hides out of it. */
  readonly isWithheld?: true;
  readonly steps?: readonly Step[];
}
