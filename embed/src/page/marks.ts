import { markPrefix } from '../contract/handOvers';
import { attempt } from './attempt';

/** Adds a User Timing mark for programs that measure the page. The first mark of a name counts. */
export const mark = (name: string): unknown =>
  attempt(() => performance.mark(markPrefix + name));
