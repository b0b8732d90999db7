/** A story: one state of our views. */
import type { PageConfig, RemoteName } from 'embed/contract';
import type { actingHint } from 'embed/hand-overs';

/** The host's answer: JSON with status 200 or the given one, none, or a closed connection. */
export type Answer =
  | { readonly json: object; readonly status?: number }
  | 'pending'
  | 'connectionLost';

/** By the last part of a call's path: `WhoAmI`, `getNMLSLender`. */
export type Answers = Readonly<Record<string, Answer>>;

export type Step =
  | { readonly press: string }
  | { readonly type: string; readonly into: string }
  | { readonly choose: string; readonly of: string }
  | { readonly see: string }
  /** An action of the session, which pages may dispatch (docs/contracts.md). */
  | {
      readonly dispatch: {
        readonly type: string;
        readonly [part: string]: unknown;
      };
    };

export interface Story {
  /** The subject and the state, such as `header/signed-out`. It is also the address. */
  readonly id: string;
  readonly title: string;
  readonly remotes: readonly RemoteName[];
  /** The widths that show this state; default: all. */
  readonly widths?: readonly number[];
  /** The slug of a sample site; default: the first site. */
  readonly site?: string;
  readonly options?: PageConfig;
  readonly answers?: Answers;
  /** The visitor was signed in before: the storage has the hint when our loader runs. */
  readonly wasSignedIn?: true | typeof actingHint;
  /** The browser blocks cookies, but reports that they are enabled. */
  readonly withoutCookies?: true;
  /** The page's server left the gated content out. */
  readonly isWithheld?: true;
  readonly steps?: readonly Step[];
}

export const storiesOf =
  (subject: string, remotes: readonly RemoteName[], options?: PageConfig) =>
  (name: string, title: string, more: Partial<Story> = {}): Story => ({
    id: `${subject}/${name}`,
    title,
    remotes,
    options,
    ...more,
  });
