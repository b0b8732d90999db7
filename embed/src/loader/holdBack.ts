import { addedAttribute } from '../contract/handOvers';

/** Between two looks at a page that draws itself. */
export const lookAgainMs = 100;
/** So many looks in a row must find the element where it was. */
const quietLooks = 4;
/** So many looks after the page's load are enough. */
const mostLooks = 30;

/**
 * Calls at once if the page has content above the element, else when the loaded page has drawn it and is quiet. A page
 * that a script draws is empty at first: a footer that is painted there is pushed down later. An element of ours stays
 * behind what the script has added to the body meanwhile.
 */
export function whenDrawn(
  window: Window,
  element: Element,
  act: () => void,
): void {
  const { document } = window;
  let last: number | undefined;
  let looks = 0;
  let quiet = 0;
  const look = (): void => {
    const top = element.getBoundingClientRect().top + window.scrollY;
    const isLoaded = document.readyState === 'complete';
    quiet = isLoaded && top === last ? quiet + 1 : 0;
    looks += isLoaded ? 1 : 0;
    last = top;
    if (
      element.shadowRoot ||
      top >= window.innerHeight / 2 ||
      quiet >= quietLooks ||
      looks >= mostLooks
    ) {
      act();
      return;
    }
    setTimeout(() => {
      const { parentElement: body } = element;
      if (element.hasAttribute(addedAttribute) && element.nextElementSibling) {
        body?.append(element);
      }
      look();
    }, lookAgainMs);
  };
  look();
}
