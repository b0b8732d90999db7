import { useCallback, useEffect, useState } from 'react';
import { carouselIntervalMs, decideSlide } from './decideSlide';

export interface Carousel {
  readonly index: number;
  /** By the visitor's own choice, or because motion is not wanted. */
  readonly paused: boolean;
  /** Turns by itself right now. */
  readonly turning: boolean;
  readonly move: (step: 1 | -1) => void;
  readonly setPaused: (paused: boolean) => void;
  /** While the pointer or the focus is on it: each lets go for itself. */
  readonly setPointed: (pointed: boolean) => void;
  readonly setFocused: (focused: boolean) => void;
}

/** Advances every 6 s; arrows restart the timer; stands still while pointed at, focused, paused, hidden or where motion is not wanted (WCAG 2.2.2). */
export function useCarousel(count: number): Carousel {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(true);
  const turning = !paused && !pointed && !focused && visible;
  const move = useCallback(
    (step: 1 | -1) => setIndex((current) => decideSlide(current, step, count)),
    [count],
  );

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    const obey = () => still.matches && setPaused(true);
    const look = () => setVisible(document.visibilityState === 'visible');
    obey();
    look();
    still.addEventListener('change', obey);
    document.addEventListener('visibilitychange', look);
    return () => {
      still.removeEventListener('change', obey);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => move(1), carouselIntervalMs);
    return () => clearTimeout(timer);
  }, [index, turning, move]);

  return { index, paused, turning, move, setPaused, setPointed, setFocused };
}
