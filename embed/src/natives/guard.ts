/**
 * The host guard: our code calls the browser's own functions even where the page has replaced them, before or while we
 * run. It changes nothing for the page's code. It keeps the browser's functions for our bundles, and takes those
 * that the page has replaced already from an empty frame of the same origin. docs/decisions/0008-host-guard.md
 * @source F46 to F53
 */
import { nativesSymbol, readHandOver } from '../contract/handOvers';
import { markAdded } from '../page/addedElements';
import {
  isList,
  isNative,
  type FetchHolder,
  type Native,
  type Natives,
  type Realm,
} from './natives';
import { isIntact, locate, owners, type Owner } from './owners';

/** Keeps each function that our code calls. It must not call any of them itself, because it would get the page's. */
export function guardNatives(window: Realm): void {
  const natives = readHandOver<(Natives & FetchHolder) | undefined>(
    window,
    nativesSymbol,
    undefined,
  );
  if (!natives) {
    return;
  }
  const { document } = window;
  let clean: CleanRealm | undefined;
  for (const owner of owners) {
    for (const name of owner.names) {
      const isOwn = isIntact(window, owner, name);
      if (!isOwn) {
        clean ??= openCleanRealm(document);
      }
      const realm = isOwn ? window : clean?.realm;
      if (realm) {
        keep(natives, owner, name, window, realm);
      }
    }
  }
  clean?.close();
  natives.fetch = isNative(Reflect.get(window, 'fetch'))
    ? window.fetch.bind(window)
    : cleanFetch(document);
}

/** Calls on the owner go to the function as this realm has it, calls on anything else where they went before. */
function keep(
  natives: Natives,
  owner: Owner,
  name: string,
  page: Realm,
  realm: Realm,
): void {
  const object = locate(page, owner);
  const found: unknown = Reflect.get(locate(realm, owner), name);
  const otherwise = natives[name];
  if (!isNative(found) || !otherwise) {
    return;
  }
  const call = name === 'stringify' ? cleanStringify(found) : found;
  const { isReceiver } = owner;
  natives[name] = isReceiver
    ? (receiver, ...args) =>
        isReceiver(receiver)
          ? Reflect.apply(call, receiver, args)
          : otherwise(receiver, ...args)
    : (receiver, ...args) =>
        // The page may have put another object in the owner's place.
        receiver === object || receiver === Reflect.get(page, owner.global)
          ? Reflect.apply(call, object, args)
          : otherwise(receiver, ...args);
}

/** Its frame is opened with the first call, and stays for the requests; one that was taken away is opened again. */
function cleanFetch(document: Document): typeof fetch {
  let frame: CleanRealm | undefined;
  return async (input, init) => {
    if (!frame?.isOpen()) {
      frame = openCleanRealm(document);
    }
    if (!frame) {
      throw new TypeError('the page gives no frame to fetch with');
    }
    return frame.realm.fetch(input, init);
  };
}

/** An empty frame of the page's origin: what it has is the browser's own. */
interface CleanRealm {
  /** Its functions work also once it is closed; its requests do not. */
  readonly realm: Realm;
  isOpen(): boolean;
  close(): void;
}

function openCleanRealm(document: Document): CleanRealm | undefined {
  const holder = markAdded(document.createElement('div'));
  const frame = document.createElement('iframe');
  holder.style.setProperty('display', 'none', 'important');
  // In a shadow root it is not among the page's own frames.
  holder.attachShadow({ mode: 'closed' }).appendChild(frame);
  document.documentElement.appendChild(holder);
  const realm = frame.contentWindow;
  const close = () => holder.remove();
  if (isRealm(realm)) {
    return { realm, isOpen: () => holder.isConnected, close };
  }
  close();
  return undefined;
}

const isRealm = (window: Window | null): window is Realm =>
  window !== null && 'Array' in window;

/** `JSON.stringify` that no `toJSON` of the page's reaches (Prototype 1.6 adds one to lists, which then go out as texts). */
const cleanStringify =
  (stringify: Native): Native =>
  (value, ...rest) =>
    stringify(hasToJson() ? withoutToJson(value) : value, ...rest);

/** Asked at each call: a library may come late. */
const hasToJson = (): boolean =>
  'toJSON' in Array.prototype || 'toJSON' in Object.prototype;

/** A copy of plain objects and lists, which inherits from nothing; what has a class of its own is left as it is. */
function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isList(value) && prototype !== Object.prototype && prototype !== null) {
    return value;
  }
  const copy: object = isList(value) ? [] : {};
  Object.setPrototypeOf(copy, null);
  for (const key in value) {
    if (Object.prototype.hasOwnProperty.call(value, key)) {
      Reflect.set(copy, key, withoutToJson(Reflect.get(value, key)));
    }
  }
  return copy;
}
