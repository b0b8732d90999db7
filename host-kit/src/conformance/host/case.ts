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
  /** The last call is compared with the contract. */
  readonly ask: (scene: Scene) => Promise<Exchange>;
  /** Further conditions. */
  readonly also?: (found: Exchange, scene: Scene) => Promise<readonly Deviation[]>;
}
