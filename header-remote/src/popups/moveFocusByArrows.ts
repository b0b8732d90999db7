import type { Listen } from './listeningRef';
import { isOpenPopover } from './popover';

const barEntries = ':scope > div > button, :scope > a';

/**
 * Arrow keys as an addition to Tab: along the bar, and down into and through an open menu
 * (disclosure navigation of the ARIA authoring guide). For the element around the entries of a bar.
 */
export const moveFocusByArrows: Listen = (bar, signal) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    // Not `Element`: Prototype and MooTools put something else in its place.
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = target.closest<HTMLElement>('button, a');
    const next = from && findNext(bar, from, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  bar.addEventListener('keydown', onKeyDown, { signal });
};

function findNext(bar: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const links = linksOfOpenPopup(from);
  if (links.includes(from)) return step(links, from, key, ['ArrowUp', 'ArrowDown']);
  if (key === 'ArrowDown') return links[0];
  const entries = [...bar.querySelectorAll<HTMLElement>(barEntries)];
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
  return step(
    entries,
    from,
    key,
    isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'],
  );
}

/** Links of the open popup that contains the element, or that it opens. */
function linksOfOpenPopup(element: HTMLElement): readonly HTMLElement[] {
  const popup = element.closest('[popover]') ?? element.nextElementSibling;
  return popup && isOpenPopover(popup) ? [...popup.querySelectorAll('a')] : [];
}

function step(
  list: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  [back, forth]: readonly [string, string],
): HTMLElement | undefined {
  const index = list.indexOf(from);
  switch (key) {
    case back:
      return list[index - 1];
    case forth:
      return list[index + 1];
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    default:
      return undefined;
  }
}
