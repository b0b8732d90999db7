type Focusable = Pick<HTMLElement, 'focus'>;

export interface FocusRelay {
  /** Call this when a view goes while it has the focus. */
  readonly leave: () => void;
  readonly arrive: (next: Focusable) => void;
}

/** Gives the focus of a view to the next one, so that the next press of Tab begins there. */
export function relayFocus(): FocusRelay {
  let isLost = false;
  return {
    leave() {
      isLost = true;
    },
    arrive(next) {
      if (isLost) {
        next.focus();
      }
      isLost = false;
    },
  };
}
