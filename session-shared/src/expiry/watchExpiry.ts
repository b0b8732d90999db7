/** Watches when the session ends; a chunk of its own asks the visitor before that. Source: ledger OPN-33, OPN-39. */
import type { VisitorStore } from '../visitor/visitor';
import { selectEndsAt } from '../visitor/visitor';

/** When the dialog appears before the end; half-way through a short session (WCAG 2.2.1: at least 20 seconds). */
const noticeMs = 120_000;
/** Checked again while it is far: timers stop while a computer sleeps. */
const lookEveryMs = 60_000;

/** Returns a function to call when the session's end changes. */
export function watchExpiry(
  store: Pick<VisitorStore, 'getState'>,
  ask: () => unknown,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let askAt: number;
  const look = () => {
    clearTimeout(timer);
    const waitMs = askAt - Date.now();
    if (waitMs > 0) {
      timer = setTimeout(look, Math.min(waitMs, lookEveryMs));
    }
    // Not if the visitor has signed out meanwhile.
    else if (selectEndsAt(store.getState())) {
      ask();
    }
  };
  return () => {
    const endsAt = selectEndsAt(store.getState()) ?? 0;
    askAt = Math.max(endsAt - noticeMs, (endsAt + Date.now()) / 2);
    look();
  };
}
