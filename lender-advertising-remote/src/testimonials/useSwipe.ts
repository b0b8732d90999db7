import { useRef, type PointerEvent } from 'react';

const leastSwipePx = 40;

/** A finger that goes across, not down: to the left is onwards. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      start.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= leastSwipePx && Math.abs(across) > Math.abs(down))
        move(across < 0 ? 1 : -1);
    },
  };
}
