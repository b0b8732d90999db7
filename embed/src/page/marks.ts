import { markPrefix } from '../contract/handOvers';
import { attempt } from './attempt';

/**
 * Adds a User Timing mark, which programs that measure the page can read at any time. The first
 * mark of a name counts.
 */
export const mark = (name: string): unknown => attempt(() => performance.mark(markPrefix + name));
