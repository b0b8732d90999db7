/** Messages that visitors write. Source: specification 5; ledger VAL-18, OPN-104. */
import { trimmedLength } from './text';

const shortest = 5;
const longest = 800;

/** 5 to 800 characters, counted after trimming. */
export const isMessage = (value: unknown): value is string =>
  typeof value === 'string' && trimmedLength(value) >= shortest && trimmedLength(value) <= longest;
