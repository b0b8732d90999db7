import { findAround } from 'embed/pressed';
import { isOpenPopover, popupSelector, type Listen } from './popover';

const barEntries = ':scope > div > button, :scope > a';

/** Arrow keys besides Tab: along the bar and through an open menu (disclosure navigation of the ARIA authoring guide). */
export const moveFocusByArrows: Listen = (root, signal) => {
  const onKeyDown = (event: Event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const from =
      altKey || ctrlKey || metaKey ? undefined : findAround(event, 'button, a');
    const next = from && findNext(from, key);
    if (!next) {
      return;
    }
    event.preventDefault();
    next.focus();
  };
  root.addEventListener('keydown', onKeyDown, { signal });
};

function findNext(from: HTMLElement, key: string): HTMLElement | undefined {
  const links = linksOfOpenPopup(from);
  if (links.includes(from)) {
    return step(links, from, key, ['ArrowUp', 'ArrowDown']);
  }
  if (key === 'ArrowDown') {
    return links[0];
  }
  const bar = from.closest('nav:not([popover])');
  if (!bar) {
    return undefined;
  }
  const entries = [...bar.querySelectorAll<HTMLElement>(barEntries)].filter(
    isDisplayed,
  );
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
  return step(
    entries,
    from,
    key,
    isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'],
  );
}

/** Browsers before 2024 have no `checkVisibility`. */
const isDisplayed = (entry: Partial<HTMLElement>) =>
  entry.checkVisibility?.() !== false;

function linksOfOpenPopup(element: HTMLElement): readonly HTMLElement[] {
  const popup = element.closest(popupSelector) ?? element.nextElementSibling;
  return popup?.matches(popupSelector) && isOpenPopover(popup)
    ? [...popup.querySelectorAll('a')]
    : [];
}

function step(
  list: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  [back, forth]: readonly [string, string],
): HTMLElement | undefined {
  const index = list.indexOf(from);
  const places: Readonly<Record<string, number>> = {
    [back]: index - 1,
    [forth]: index + 1,
    Home: 0,
    End: list.length - 1,
  };
  return list[places[key] ?? -1];
}
