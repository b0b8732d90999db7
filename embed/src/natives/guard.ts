/**
 * The host guard: our code calls the browser's own functions also where the page has replaced them (F46 to F53). Nothing that the
 * page's code sees is changed: the clean functions come from an empty frame of the same origin, and only our bundles call them.
 * A page that has replaced nothing pays for the look alone. docs/decisions/0008-host-guard.md.
 */
import { nativesSymbol, readHandOver } from '../contract/handOvers';
import { openCleanRealm, type CleanRealm } from './cleanRealm';
import { cleanStringify } from './cleanStringify';
import { isNative, type FetchHolder, type Natives, type Realm } from './natives';
import { locate } from './owners';
import { findReplacedNatives, type ReplacedNative } from './replacedNatives';

/** Looks at what our code will call, and redirects what the page has replaced. */
export function guardNatives(window: Realm): void {
  const natives = readHandOver<(Natives & FetchHolder) | undefined>(
    window,
    nativesSymbol,
    undefined,
  );
  if (!natives) return;
  if (!isNative(Reflect.get(window, 'fetch'))) natives.fetch = cleanFetch(window.document);
  const replaced = findReplacedNatives(window);
  const hasToJson = 'toJSON' in Array.prototype || 'toJSON' in Object.prototype;
  if (replaced.length === 0 && !hasToJson) return;

  const clean = openCleanRealm(window.document);
  if (!clean) return;
  for (const one of replaced) redirect(natives, one, window, clean.realm);
  const stringify = cleanStringify(clean.realm);
  if (stringify) natives.stringify = stringify;
  clean.close();
}

/** Calls on the owner go to the clean function, calls on anything else where they went before. */
function redirect(
  natives: Natives,
  { name, owner }: ReplacedNative,
  page: Realm,
  realm: Realm,
): void {
  const object = locate(page, owner);
  const clean: unknown = Reflect.get(locate(realm, owner), name);
  const otherwise = natives[name];
  if (!isNative(clean) || !otherwise) return;
  natives[name] = (receiver, ...args) =>
    owner.isReceiver(receiver, object)
      ? Reflect.apply(clean, receiver, args)
      : otherwise(receiver, ...args);
}

/** Its frame is opened with the first call, and stays for the requests; one that was taken away is opened again. */
function cleanFetch(document: Document): typeof fetch {
  let frame: CleanRealm | undefined;
  return async (input, init) => {
    if (!frame?.isOpen()) frame = openCleanRealm(document);
    if (!frame) throw new TypeError('the page gives no frame to fetch with');
    return frame.realm.fetch(input, init);
  };
}
