import { addedAttribute } from '../contract/handOvers';

/** Between two looks at a page that draws itself. */
export const lookAgainMs = 100;
/** Of these a look adds one, or more if the element of a loaded page is where it was: four quiet looks, or thirty. */
const calmEnough = 30;
const calmOfQuietLook = 8;

/**
 * Calls at once if the page has content above the element, else when the loaded page has drawn it or is calm. A page
 * that a script draws is empty at first: a footer that is painted there is pushed down later. Three seconds of loading
 * are enough, because a page may have a file that never comes (I2). An element of ours goes behind what the script adds
 * to the body meanwhile.
 */
export function whenDrawn(
  window: Window,
  element: Element,
  act: () => void,
): void {
  let last: number | undefined;
  let calm = 0;
  let wasLoaded = false;
  const look = (): void => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    const isLoaded = window.document.readyState === 'complete';
    if (isLoaded !== wasLoaded) {
      calm = 0;
    }
    calm += isLoaded && top === last ? calmOfQuietLook : 1;
    wasLoaded = isLoaded;
    last = top;
    if (
      element.shadowRoot ||
      top >= window.innerHeight / 2 ||
      calm >= calmEnough
    ) {
      act();
      return;
    }
    if (element.hasAttribute(addedAttribute) && element.nextElementSibling) {
      element.parentElement?.append(element);
    }
    setTimeout(look, lookAgainMs);
  };
  look();
}
