import { toSelector } from './ask';

/** Menus are near the upper edge. */
const lowestPointPx = 30;

/** A selector of what covers an element near its upper edge: the positioned element, not a detail in it. */
export function findCover(element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const y = top + Math.min(height / 2, lowestPointPx);
  if (width === 0 || height === 0 || y < 0 || y >= innerHeight) {
    return undefined;
  }
  for (let part = 1; part < 8; part += 1) {
    const uppermost = document.elementFromPoint(left + (width * part) / 8, y);
    if (
      uppermost &&
      !uppermost.contains(element) &&
      !element.contains(uppermost)
    ) {
      return toSelector(findPositioned(uppermost, element));
    }
  }
  return undefined;
}

function findPositioned(uppermost: Element, covered: Element): Element {
  let parent: Element | null = uppermost;
  while (parent && !parent.contains(covered) && !isOutOfFlow(parent)) {
    parent = parent.parentElement;
  }
  return parent && !parent.contains(covered) ? parent : uppermost;
}

/** Less than this is a rounding, or an element that shows nothing. */
const leastOverlapPx = 2;

/** A selector of the sibling that shares a row with the element. Elements out of the flow, such as notices, do not count. */
export function findNeighbour(element: Element): string | undefined {
  if (isOutOfFlow(element)) {
    return undefined;
  }
  const { top, bottom } = element.getBoundingClientRect();
  const siblings = element.parentElement?.children;
  for (let index = 0; index < (siblings?.length ?? 0); index += 1) {
    const sibling = siblings?.item(index);
    if (!sibling || sibling === element || isOutOfFlow(sibling)) {
      continue;
    }
    const other = sibling.getBoundingClientRect();
    const overlap = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    if (other.width > leastOverlapPx && overlap > leastOverlapPx) {
      return toSelector(sibling);
    }
  }
  return undefined;
}

const isOutOfFlow = (element: Element): boolean =>
  /absolute|fixed/.test(getComputedStyle(element).position);

/** The values of CSS properties that change nothing that visitors see inside the element. */
const harmlessValues: Readonly<Record<string, RegExp>> = {
  display: /^(?!none)/,
  visibility: /^visible$/,
  opacity: /^1$/,
  transform: /^none$/,
  translate: /^none$/,
  rotate: /^none$/,
  scale: /^none$/,
  filter: /^none$/,
  'clip-path': /^none$/,
  'mask-image': /^none$/,
  contain: /^(?!.*(strict|size))/,
  'content-visibility': /^(visible|auto)$/,
  zoom: /^(1|normal)$/,
  'pointer-events': /^(?!none)/,
  direction: /^ltr$/,
};

export function findReachingStyles(
  style: CSSStyleDeclaration,
  element: Element,
  shell: Element | undefined,
): readonly string[] {
  const found = Object.entries(harmlessValues).flatMap(([name, harmless]) => {
    // Empty: this browser does not have the property.
    const value = style.getPropertyValue(name);
    return value === '' || harmless.test(value) ? [] : `${name}: ${value}`;
  });
  if (shell && isCutOff(style, element, shell)) {
    found.push('overflow: hidden');
  }
  return found;
}

/** A view that is no higher than its element loses nothing. */
const isCutOff = (
  style: CSSStyleDeclaration,
  element: Element,
  shell: Element,
): boolean =>
  (style.overflowX === 'hidden' || style.overflowY === 'hidden') &&
  shell.getBoundingClientRect().height >
    element.getBoundingClientRect().height + 1;
