import { markAdded } from '../page/addedElements';
import type { Realm } from './natives';

/** An empty frame of the page's origin: what it has is the browser's own. */
export interface CleanRealm {
  /** Its functions work also once it is closed; its requests do not. */
  readonly realm: Realm;
  isOpen(): boolean;
  close(): void;
}

/** Opens one; undefined where the page gives it nothing of its own. */
export function openCleanRealm(document: Document): CleanRealm | undefined {
  const holder = markAdded(document.createElement('div'));
  const frame = document.createElement('iframe');
  holder.style.setProperty('display', 'none', 'important');
  // In a shadow root it is not among the page's own frames.
  holder.attachShadow({ mode: 'closed' }).appendChild(frame);
  document.documentElement.appendChild(holder);
  const realm = frame.contentWindow;
  const close = () => holder.remove();
  if (isRealm(realm)) return { realm, isOpen: () => holder.isConnected, close };
  close();
  return undefined;
}

const isRealm = (window: Window | null): window is Realm => window !== null && 'Array' in window;
