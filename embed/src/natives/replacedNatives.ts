import { isNative, type Realm } from './natives';
import { locate, owners, type Owner } from './owners';

/** A function that the page has replaced. */
export interface ReplacedNative {
  readonly name: string;
  readonly owner: Owner;
}

/**
 * Looks at every function that our code calls. It may call none of them itself, as it would get the page's: hence no `push`,
 * `filter` or `Object.entries`.
 */
export function findReplacedNatives(page: Realm): readonly ReplacedNative[] {
  const replaced: ReplacedNative[] = [];
  for (const owner of owners)
    for (const name of owner.names)
      if (!isIntact(page, owner, name)) replaced[replaced.length] = { name, owner };
  return replaced;
}

function isIntact(page: Realm, owner: Owner, name: string): boolean {
  const { probe } = owner;
  const value: unknown = Reflect.get(locate(page, owner), name);
  if (!isNative(value)) return false;
  try {
    return probe?.name !== name || probe.works(value);
  } catch {
    return false;
  }
}
