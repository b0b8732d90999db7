import { markPrefix } from '../contract/handOvers';
import { attempt } from './attempt';

/**
 * Says that something of ours has come about, in the browser's own list (User Timing): whoever
 * measures the page reads it there, whenever they come. The first mark of a name counts.
 */
export const mark = (name: string): unknown => attempt(() => performance.mark(markPrefix + name));
