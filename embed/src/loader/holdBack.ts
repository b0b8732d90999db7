import { addedAttribute } from '../contract/handOvers';

/** Between two looks at a page that draws itself. */
export const lookAgainMs = 100;
/** Of these a look at a loaded page adds one, or more if the element is where it was: four quiet looks, or thirty. */
const calmEnough = 30;
const calmOfQuietLook = 8;

/**
 * Calls at once if the page has content above the element, else when the loaded page has drawn it or is calm. A page
 * that a script draws is empty at first: a footer that is painted there is pushed down later. An element of ours goes
 * behind what the script adds to the body meanwhile.
 */
export function whenDrawn(
  window: Window,
  element: Element,
  act: () => void,
): void {
  let last: number | undefined;
  let calm = 0;
  const look = (): void => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    if (window.document.readyState === 'complete') {
      calm += top === last ? calmOfQuietLook : 1;
    }
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
