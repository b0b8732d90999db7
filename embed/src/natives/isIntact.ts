import { isNative, type Realm } from './natives';
import { locate, type Owner } from './owners';

/** Whether an owner's function is the browser's own, and does what its name says. */
export function isIntact(page: Realm, owner: Owner, name: string): boolean {
  const { probe } = owner;
  const value: unknown = Reflect.get(locate(page, owner), name);
  if (!isNative(value)) return false;
  try {
    return probe?.name !== name || probe.works(value);
  } catch {
    return false;
  }
}
