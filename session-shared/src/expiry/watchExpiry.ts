/** When the session ends, and that the visitor is asked before: noticed here, asked by a chunk of its own. Source: ledger OPN-33, OPN-39. */
import type { VisitorStore } from '../visitor/userLookup';
import { selectEndsAt } from '../visitor/visitor';

/** How long before the end the visitor is asked, of a short session half of it (WCAG 2.2.1 wants 20 seconds at least). */
const noticeMs = 120_000;
/** Looked at again while it is far: a computer that slept has not counted. */
const lookEveryMs = 60_000;

/** Gives what is to be called when another end is known. */
export function watchExpiry(store: Pick<VisitorStore, 'getState'>, ask: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let askAt: number;
  const look = () => {
    clearTimeout(timer);
    const waitMs = askAt - Date.now();
    if (waitMs > 0) timer = setTimeout(look, Math.min(waitMs, lookEveryMs));
    // Not where somebody has left meanwhile.
    else if (selectEndsAt(store.getState())) ask();
  };
  return () => {
    const endsAt = selectEndsAt(store.getState()) ?? 0;
    askAt = Math.max(endsAt - noticeMs, (endsAt + Date.now()) / 2);
    look();
  };
}
