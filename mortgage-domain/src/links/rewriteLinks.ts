/** Source: threats S01, S03; ledger LNK-1, LNK-13..15, ENT-12..18. */

/** Keys of the server's answers that hold a link's address. */
const addressKeys = ['href', 'stop_impersonation_link'];

/** Undefined for an address that the link may not have; `secure` is the flag of its object. */
export type DecideAddress = (
  address: string,
  secure: boolean,
) => string | undefined;

export interface RewrittenLinks {
  /** The answer with its addresses decided, without the objects of forbidden ones. */
  readonly kept: unknown;
  readonly dropped: number;
}

/** Drops links with a forbidden address, and of an impersonation the address alone. In a list a link becomes `null`: it is not empty. */
export function rewriteLinks(
  json: unknown,
  decide: DecideAddress,
): RewrittenLinks {
  let dropped = 0;
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((item) => rewrite(item) ?? null);
    }
    return typeof value === 'object' && value !== null
      ? rewriteObject(value)
      : value;
  };
  const rewriteObject = (object: object): object | undefined => {
    const { secure }: { readonly secure?: unknown } = object;
    const kept: (readonly [string, unknown])[] = [];
    for (const [key, value] of Object.entries(object)) {
      const isAddress = addressKeys.includes(key) && typeof value === 'string';
      const next = isAddress
        ? decide(value, secure === true || secure === 1)
        : rewrite(value);
      if (isAddress && next === undefined) {
        dropped += 1;
        if (key === 'href') {
          return undefined;
        }
      }
      if (next !== undefined) {
        kept.push([key, next]);
      }
    }
    return Object.fromEntries(kept);
  };
  return { kept: rewrite(json), dropped };
}
