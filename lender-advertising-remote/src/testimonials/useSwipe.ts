import { useRef, type PointerEvent } from 'react';
import type { Step } from './decideSlide';

const leastSwipePx = 40;

/** A finger that goes across, not down: to the left is onwards. */
export function useSwipe(move: (step: Step) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= leastSwipePx && Math.abs(across) > Math.abs(down))
        move(across < 0 ? 1 : -1);
    },
  };
}
