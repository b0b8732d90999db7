import type { KeyboardEvent } from 'react';
import { isOpenPopover } from './isOpenPopover';

const entries = ':scope > div > button, :scope > a';

/** Arrow keys as an addition to Tab: along the bar, and down into and through an open menu (disclosure navigation of the ARIA authoring guide). */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as Element).closest<HTMLElement>('button, a');
  const next =
    from &&
    !event.altKey &&
    !event.ctrlKey &&
    !event.metaKey &&
    findNext(event.currentTarget, from, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findNext(bar: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const panel = from.closest<HTMLElement>('[popover]') ?? from.nextElementSibling;
  const links = [
    ...(panel && isOpenPopover(panel) ? panel.querySelectorAll<HTMLElement>('a') : []),
  ];
  const along = [...bar.querySelectorAll<HTMLElement>(entries)];
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
  const inPanel = links.includes(from);
  const step = (list: readonly HTMLElement[], by: number) => list[list.indexOf(from) + by];
  switch (key) {
    case 'ArrowDown':
      return inPanel ? step(links, 1) : links[0];
    case 'ArrowUp':
      return inPanel ? step(links, -1) : undefined;
    case 'ArrowRight':
      return inPanel ? undefined : step(along, isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return inPanel ? undefined : step(along, isRightToLeft ? 1 : -1);
    case 'Home':
      return inPanel ? links[0] : along[0];
    case 'End':
      return (inPanel ? links : along).at(-1);
    default:
      return undefined;
  }
}
