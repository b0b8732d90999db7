import { addedAttribute } from '../contract/handOvers';
import { attempt } from '../page/attempt';
import { warn } from '../page/warn';
import type { RemotePlace } from '../releases/release';

/** A remote's place on a page: its own, as its stamp names it, or the selector that its script tag names. */
export interface Place extends RemotePlace {
  readonly remote: string;
}

/** Calls back with the mount element once the parser has reached it. Only an inserted remote makes a missing one; others are `missed`. */
export function whenMountElementIsThere(
  document: Document,
  place: Place,
  found: (element: Element) => void,
  missed: () => void,
): void {
  let isDone = false;
  const look = (isParsed: boolean): boolean => {
    if (isDone) {
      return true;
    }
    const element = isParsed
      ? (findMountElement(document, place) ?? insertElement(document, place))
      : findElement(document, place);
    isDone = isParsed || element !== undefined;
    if (element) {
      found(element);
    } else if (isParsed) {
      warn(
        `${place.remote} has nowhere to go: no element matches "${place.element}". Add one, or name another with data-target.`,
      );
      missed();
    }
    return isDone;
  };
  if (look(document.readyState !== 'loading')) {
    return;
  }

  const watch = new MutationObserver(() => {
    if (look(false)) {
      watch.disconnect();
    }
  });
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => void look(true));
}

/** In a document that is there: the first that is displayed, else the first. */
export const findMountElement = (
  document: Document,
  place: Place,
): Element | undefined =>
  findElement(document, place) ?? findElement(document, place, true);

/** A page may hold the element twice, one of them hidden: the first that is displayed is meant (F20). None for a text that is no selector. */
const findElement = (
  document: Document,
  { element: selector }: Place,
  alsoHidden = false,
) =>
  attempt(() =>
    [...document.querySelectorAll(selector)].find(
      (one) => alsoHidden || isDisplayed(one),
    ),
  );

/** Browsers before 2024 have no `checkVisibility`. */
const isDisplayed = (element: Partial<Element>): boolean =>
  element.checkVisibility?.() !== false;

/** Marks it with how often it was inserted again. */
function insertElement(
  document: Document,
  { element: selector, insertedAt }: Place,
  times = '',
): Element | undefined {
  const body = document.querySelector('body');
  if (!insertedAt || !body) {
    return undefined;
  }
  const element = document.createElement('div');
  element.setAttribute(addedAttribute, times);
  element.id = selector.slice(1);
  body[insertedAt === 'start' ? 'prepend' : 'append'](element);
  return element;
}

/** Replaces an element of ours that a framework has dropped (F65), at most three times: a page that drops it more often is left without it. */
export function insertAgain(
  gone: Element,
  document: Document,
  place: Place,
): Element | undefined {
  const times = Number(gone.getAttribute(addedAttribute) ?? 3) + 1;
  return times > 3 ? undefined : insertElement(document, place, String(times));
}
