/** Waiting for the page's own events, without leaving a listener behind. */
import { call, race, type SagaGenerator } from 'typed-redux-saga';

type Saga = SagaGenerator<void>;

export function* untilEvent(
  target: EventTarget,
  type: string,
  isMeant: (event: Event) => boolean = () => true,
): Saga {
  const listening = new AbortController();
  try {
    yield* call(
      () =>
        new Promise<void>((resolve) => {
          target.addEventListener(type, (event) => isMeant(event) && resolve(), listening);
        }),
    );
  } finally {
    listening.abort();
  }
}

/** Runs the task while the page is shown, and anew when it comes back: a page that holds a connection or a lock would not be kept (F19). */
export function* whileShown(window: Window, task: () => Saga): Saga {
  for (;;) {
    yield* race({ done: call(task), hidden: call(untilEvent, window, 'pagehide') });
    yield* call(
      untilEvent,
      window,
      'pageshow',
      (event: Event) => (event as PageTransitionEvent).persisted,
    );
  }
}
