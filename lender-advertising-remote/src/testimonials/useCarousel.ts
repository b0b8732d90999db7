import { useCallback, useEffect, useState } from 'react';
import { decideSlide, type Step } from './decideSlide';

/** CON-22. */
export const carouselIntervalMs = 6000;

export interface Carousel {
  readonly index: number;
  /** By the visitor's own choice, or because motion is not wanted. */
  readonly paused: boolean;
  /** Turns by itself right now. */
  readonly turning: boolean;
  readonly move: (step: Step) => void;
  readonly setPaused: (paused: boolean) => void;
  /** While the pointer or the focus is on it: each lets go for itself. */
  readonly setPointed: (pointed: boolean) => void;
  readonly setFocused: (focused: boolean) => void;
}

/** Advances every 6 s; arrows restart the timer. Pauses while hovered, focused, paused or hidden, and with reduced motion (WCAG 2.2.2). */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = usePageVisible();
  const turning = !paused && !pointed && !focused && visible;
  const move = useCallback(
    (step: Step) => setIndex((current) => decideSlide(current, step, count)),
    [count],
  );
  const pause = useCallback(() => setPaused(true), []);
  useReducedMotion(pause);
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => move(1), carouselIntervalMs);
    return () => clearTimeout(timer);
  }, [index, turning, move]);

  // A page may put fewer of them in their place meanwhile.
  return { index: index % count, paused, turning, move, setPaused, setPointed, setFocused };
}

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const readVisibility = () => setVisible(document.visibilityState === 'visible');
    readVisibility();
    document.addEventListener('visibilitychange', readVisibility);
    return () => document.removeEventListener('visibilitychange', readVisibility);
  }, []);
  return visible;
}

/** Calls back where the visitor wants no motion, now or later. */
function useReducedMotion(onReduced: () => void): void {
  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const readPreference = () => {
      if (reduced.matches) onReduced();
    };
    readPreference();
    reduced.addEventListener('change', readPreference);
    return () => reduced.removeEventListener('change', readPreference);
  }, [onReduced]);
}
