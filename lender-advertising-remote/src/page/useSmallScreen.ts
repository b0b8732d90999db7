import { useSyncExternalStore } from 'react';

/** OPN-83; the style sheets have the same. */
const smallScreen = '(width <= 889px)';

/** Whether the screen is small; undefined in the pre-rendered shell. */
export const useSmallScreen = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    watchScreen,
    () => window.matchMedia(smallScreen).matches,
    () => undefined,
  );

function watchScreen(onChange: () => void): () => void {
  const screen = window.matchMedia(smallScreen);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}
