import { toSelector } from './toSelector';

/** Not far from its upper edge, where the menus are. */
const lowestPointPx = 30;

/** What lies over the middle of an element, as a selector; undefined where nothing does, or where it cannot be seen. */
export function findCover(element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const y = top + Math.min(height / 2, lowestPointPx);
  if (y < 0 || y >= innerHeight) return undefined;
  const uppermost = document.elementFromPoint(left + width / 2, y);
  if (!uppermost || uppermost.contains(element) || element.contains(uppermost)) return undefined;
  return toSelector(uppermost);
}
