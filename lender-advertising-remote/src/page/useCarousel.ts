import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import { matchesMedia, reducedMotion, watchMedia } from './media';

export type Step = 1 | -1;

/** CON-22. */
const carouselIntervalMs = 6000;

/** Advances every 6 s; arrows restart the timer. Pauses while hovered, focused, paused or hidden, and with reduced motion (WCAG 2.2.2). */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  /** By the visitor, or because of reduced motion. */
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = usePageVisible();
  const turning = !paused && !pointed && !focused && visible;
  // Wraps at both ends (LAP-24, LAP-25).
  const move = useCallback(
    (step: Step) => setIndex((current) => (current + step + count) % count),
    [count],
  );
  useReducedMotion(setPaused);
  useEffect(() => {
    if (!turning) {
      return;
    }
    const timer = setTimeout(() => move(1), carouselIntervalMs);
    return () => clearTimeout(timer);
  }, [index, turning, move]);

  // The page may replace them by fewer ones.
  return {
    index: index % count,
    paused,
    turning,
    move,
    setPaused,
    setPointed,
    setFocused,
  };
}

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const readVisibility = () =>
      setVisible(document.visibilityState === 'visible');
    readVisibility();
    document.addEventListener('visibilitychange', readVisibility);
    return () =>
      document.removeEventListener('visibilitychange', readVisibility);
  }, []);
  return visible;
}

function useReducedMotion(
  setPaused: (next: (paused: boolean) => boolean) => void,
): void {
  useEffect(() => {
    const readPreference = () =>
      setPaused((paused) => paused || matchesMedia(reducedMotion));
    readPreference();
    return watchMedia(reducedMotion, readPreference);
  }, [setPaused]);
}

const leastSwipePx = 40;

/** A horizontal swipe; against the direction of reading is forward. */
export function useSwipe(move: (step: Step) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current =
        pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent) {
      if (!start.current) {
        return;
      }
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (
        Math.abs(across) >= leastSwipePx &&
        Math.abs(across) > Math.abs(down)
      ) {
        move(
          across > 0 === (getComputedStyle(currentTarget).direction === 'rtl')
            ? 1
            : -1,
        );
      }
    },
  };
}
