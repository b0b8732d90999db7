import { useCallback, useEffect, useState } from 'react';
import { carouselIntervalMs, decideSlide } from './decideSlide';

export interface Carousel {
  readonly index: number;
  readonly paused: boolean;
  readonly move: (step: 1 | -1) => void;
  readonly setPaused: (paused: boolean) => void;
  /** While the pointer or the focus is on it. */
  readonly setHeld: (held: boolean) => void;
}

/** Advances every 6 s; arrows restart the timer; stands still while held, paused, hidden or where motion is not wanted (WCAG 2.2.2). */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const move = useCallback((step: 1 | -1) => setIndex((current) => decideSlide(current, step, count)), [count]);

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (paused || held) return;
    const timer = setTimeout(() => document.visibilityState === 'hidden' ? setIndex((same) => same) : move(1), carouselIntervalMs);
    return () => clearTimeout(timer);
  }, [index, paused, held, move]);

  return { index, paused, move, setPaused, setHeld };
}
