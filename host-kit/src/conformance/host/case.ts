import type { Exchange } from './exchange';
import type { FixtureName } from './fixtures';
import type { Deviation } from './judge';
import type { Scene } from './scene';

/** One thing that is asked of a host. */
export interface Case {
  /** By its name in the contract. */
  readonly call: string;
  readonly asks: string;
  readonly needs?: readonly FixtureName[];
  /** The failure that is to come; none: the answer. */
  readonly error?: string;
  /** Where the contract has several for this failure, or the call none. */
  readonly status?: number;
  /** What is judged is the last call that is made. */
  readonly ask: (scene: Scene) => Promise<Exchange>;
  /** What else must hold of it. */
  readonly also?: (found: Exchange, scene: Scene) => Promise<readonly Deviation[]>;
}
