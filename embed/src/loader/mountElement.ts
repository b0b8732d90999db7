import { addedAttribute } from '../contract/handOvers';
import { afterLoad } from '../page/afterLoad';
import { attempt } from '../page/attempt';
import { warn } from '../page/warn';
import type { RemotePlace } from '../releases/release';

/** A remote's place on a page: its own, as its stamp names it, or the selector that its script tag names. */
export interface Place extends RemotePlace {
  readonly remote: string;
}

/** Time after the page's load event in which a page may still draw the element. */
const graceMs = 3000;

/**
 * Calls back with the mount element, however late it comes. Only an inserted remote makes a missing one, once the page
 * is parsed; others are `missed` some time after the page's load.
 */
export function whenMountElementIsThere(
  window: Window & typeof globalThis,
  place: Place,
  found: (element: Element) => void,
  missed: () => void,
): void {
  const { document } = window;
  let isParsed = document.readyState !== 'loading';
  let isFound = false;
  let stop = (): void => undefined;
  const look = (): boolean => {
    const element =
      !isFound &&
      (isParsed ? placeIn(document, place) : comingIn(document, place));
    if (element) {
      isFound = true;
      stop();
      found(element);
    }
    return isFound;
  };
  if (look()) {
    return;
  }

  const watch = new MutationObserver(look);
  stop = () => watch.disconnect();
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    look();
  });
  afterLoad(window, graceMs, () => {
    if (!isFound) {
      warn(
        `${place.remote} has nowhere to go: no element matches "${place.element}". Add one, or name another with data-target.`,
      );
      missed();
    }
  });
}

/** In a page that is parsed. */
const placeIn = (document: Document, place: Place): Element | undefined =>
  findMountElement(document, place) ?? insertElement(document, place);

/** In a page that is being parsed: of a footer the parser must have reached the end, to see if it has content. */
function comingIn(document: Document, place: Place): Element | undefined {
  const element = findElement(document, place);
  return element &&
    place.insertedAt === 'end' &&
    !(element.shadowRoot ?? (isFree(element) && element.nextElementSibling))
    ? undefined
    : element;
}

/** In a document that is there: the first that is displayed, else the first. */
export const findMountElement = (
  document: Document,
  place: Place,
): Element | undefined =>
  findElement(document, place) ?? findElement(document, place, true);

/**
 * A page may hold the element twice, one of them hidden: the first that is displayed is meant (F20). Themes have
 * elements with the ids of header and footer: of these a free one is meant, if there is one. None for a text that is no
 * selector.
 */
const findElement = (
  document: Document,
  { element: selector, insertedAt }: Place,
  alsoHidden = false,
) =>
  attempt(() => {
    const shown = [...document.querySelectorAll(selector)].filter(
      (one) => alsoHidden || isDisplayed(one),
    );
    return (insertedAt && shown.find(isFree)) ?? shown[0];
  });

/** Empty, or ours already. A theme's own header or footer has content, and so has an element with links for visitors without us. */
const isFree = ({ shadowRoot, firstElementChild, textContent }: Element) =>
  shadowRoot ??
  (firstElementChild ? firstElementChild.shadowRoot : !textContent.trim());

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
