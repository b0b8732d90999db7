/**
 * Every link of an answer, looked at in one pass.
 * Source: threats S01, S03; ledger LNK-1, LNK-13..15, ENT-12..18.
 */

/** Keys of the server's answers that hold a link's address. */
const addressKeys = ['href', 'stop_impersonation_link'];

/**
 * The address that the link gets, undefined for one that it may not have; `secure` is the flag that
 * stands beside it.
 */
export type DecideAddress = (address: string, secure: boolean) => string | undefined;

export interface RewrittenLinks {
  /** The answer with the addresses decided on, without what held one that is not allowed. */
  readonly kept: unknown;
  /** How many objects were left out. */
  readonly dropped: number;
}

/**
 * Leaves out every object that holds an address that is not allowed. A dropped item of a list
 * leaves `null`, so that an emptied list is not an empty one.
 */
export function rewriteLinks(json: unknown, decide: DecideAddress): RewrittenLinks {
  let dropped = 0;
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewrite(item) ?? null);
    return typeof value === 'object' && value !== null ? rewriteObject(value) : value;
  };
  const rewriteObject = (object: object): object | undefined => {
    const { secure }: { readonly secure?: unknown } = object;
    const kept: (readonly [string, unknown])[] = [];
    for (const [key, value] of Object.entries(object)) {
      const isAddress = addressKeys.includes(key) && typeof value === 'string';
      const next = isAddress ? decide(value, secure === true) : rewrite(value);
      if (isAddress && next === undefined) {
        dropped += 1;
        return undefined;
      }
      if (next !== undefined) kept.push([key, next]);
    }
    return Object.fromEntries(kept);
  };
  return { kept: rewrite(json), dropped };
}
