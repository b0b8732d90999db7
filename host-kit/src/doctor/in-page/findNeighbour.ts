import { toSelector } from './toSelector';

/** Less than this is a rounding, or an element that shows nothing. */
const leastOverlapPx = 2;

/**
 * What stands beside an element in the same container, as where that lays its children out in a row; undefined where
 * nothing does. What is taken out of the flow, such as a notice, may stand anywhere.
 */
export function findNeighbour(element: Element): string | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  const siblings = element.parentElement?.children;
  for (let index = 0; index < (siblings?.length ?? 0); index += 1) {
    const sibling = siblings?.item(index);
    if (!sibling || sibling === element || isOutOfFlow(sibling)) continue;
    const other = sibling.getBoundingClientRect();
    const overlap = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    if (other.width > leastOverlapPx && overlap > leastOverlapPx) return toSelector(sibling);
  }
  return undefined;
}

const isOutOfFlow = (element: Element): boolean =>
  /absolute|fixed/.test(getComputedStyle(element).position);
