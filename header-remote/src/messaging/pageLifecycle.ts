/** Waiting for the page's own events, without leaving a listener behind. */
import { call, race, type SagaGenerator } from 'typed-redux-saga';

export function* waitForEvent(
  target: EventTarget,
  type: string,
  isMeant: (event: Event) => boolean = () => true,
): SagaGenerator<void> {
  const waiting = new AbortController();
  const happened = new Promise<void>((resolve) => {
    const onEvent = (event: Event) => {
      if (isMeant(event)) {
        resolve();
      }
    };
    target.addEventListener(type, onEvent, { signal: waiting.signal });
  });
  try {
    yield* call(() => happened);
  } finally {
    waiting.abort();
  }
}

/** Runs the task while the page is shown: browsers keep no page that holds a connection or a lock (F19). */
export function* whilePageShown(
  task: () => SagaGenerator<void>,
): SagaGenerator<void> {
  for (;;) {
    yield* race({
      done: call(task),
      hidden: call(waitForEvent, window, 'pagehide'),
    });
    yield* call(waitForEvent, window, 'pageshow', isFromCache);
  }
}

const isFromCache = (event: Event): boolean =>
  'persisted' in event && event.persisted === true;
