/** Examines the elements that the remotes are in: whether they exist, and what the page's styles do to them. */
import { targetAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { broken, inPage, inSlots, risk } from './finding';
import type { SlotFacts } from './in-page/pageReport';

/** Pages have margins; a column is narrower. */
const leastWidthShare = 0.75;
/** https://web.dev/cls: above this a visitor notices. */
const goodLayoutShift = 0.1;

/** Where the loader inserts a remote that is as wide as the page. */
function insertedAt(name: string): string | undefined {
  const remote = remotes.find((one) => one.name === name);
  return remote && 'insertedAt' in remote ? remote.insertedAt : undefined;
}
const toElement = (selector: string): string =>
  `<div id="${selector.replace(/^#/, '')}"></div>`;

function examineWidth({ remote, selector, neighbour, widthShare }: SlotFacts) {
  if (neighbour !== undefined) {
    return risk(
      `${remote} is in a row with ${neighbour}: their parent lays its children out side by side (flex, grid or float).`,
      `Put ${toElement(selector)} outside of that parent, above or below it; or set flex-direction: column on the parent.`,
    );
  }
  if (widthShare >= leastWidthShare) {
    return [];
  }
  return risk(
    `${remote} has ${Math.round(widthShare * 100)} % of the page's width and shows what fits there.`,
    `If that is a mistake, put ${toElement(selector)} outside of the column it is in.`,
  );
}

export const places = [
  inSlots(
    'Does each remote have an element?',
    ({ remote, selector, matches }) =>
      matches === 0 &&
      `${remote} has no element: nothing matches "${selector}".`,
    ({ selector }) =>
      `Add ${toElement(selector)} where it should appear, or name another element with ${targetAttribute}.`,
    broken,
  ),
  inSlots(
    'Does each selector match one element?',
    ({ remote, selector, matches }) =>
      matches > 1 &&
      `${matches} elements match "${selector}"; ${remote} uses the first that is visible${insertedAt(remote) ? ' and empty' : ''}.`,
    `Give the id to one element only, or name the right one with ${targetAttribute}. A theme may have an element of this id.`,
  ),
  inSlots(
    'Does a gate keep its content on the server?',
    ({ remote, gated }) =>
      gated === 'withheld' &&
      `${remote} refuses this visitor, but the page's source contains the hidden content.`,
    'The gate hides content, it does not protect it. Let the server leave the template empty for visitors without access.',
  ),
  inSlots(
    'Does an element keep content of its own?',
    ({ remote, selector, hidesContent }) =>
      hidesContent &&
      `${selector} had content of its own, which ${remote} hides.`,
    ({ remote }) =>
      `Name another element for ${remote} with ${targetAttribute}.`,
  ),
  inSlots(
    "Do the page's styles change a remote?",
    ({ remote, styles }) =>
      styles.length > 0 &&
      `The page's CSS changes how ${remote} looks or reacts: ${styles.join(', ')}.`,
    ({ selector }) =>
      `Remove these properties from ${selector} and from the rules that match it.`,
  ),
  inSlots(
    'Does something cover a remote?',
    ({ remote, coveredBy }) =>
      coveredBy !== undefined &&
      `${coveredBy} covers ${remote} and receives its clicks.`,
    ({ selector, coveredBy = '' }) =>
      `Put ${selector} where ${coveredBy} leaves room for it, move ${coveredBy}, or lower its z-index.`,
  ),
  inPage('Do header and footer have a row of their own?', ({ page }) =>
    page.slots
      .filter(
        ({ remote, matches }) =>
          matches > 0 && insertedAt(remote) !== undefined,
      )
      .flatMap(examineWidth),
  ),
  inSlots(
    'Does each remote fit its element?',
    ({ remote, overflowPx }) =>
      overflowPx > 0 &&
      `${remote} is ${overflowPx} px wider than its element: it is cut off, or the page scrolls sideways.`,
    ({ selector }) =>
      `Give ${selector} at least 256 px: remove widths and margins from it and from the elements around it.`,
  ),
  inPage(
    'Does the page keep still while it loads?',
    ({ page, layoutShift }) => {
      const unreserved = page.slots.filter(
        ({ remote, matches, reservedHeightPx }) =>
          // Nothing is below the footer that could move.
          matches > 0 && insertedAt(remote) !== 'end' && reservedHeightPx === 0,
      );
      const rules = unreserved
        .map(({ selector }) => `${selector} { min-height: 64px; }`)
        .join(' ');
      return (
        layoutShift > goodLayoutShift &&
        unreserved.length > 0 &&
        risk(
          `The page moves while it loads (layout shift ${layoutShift.toFixed(2)}).`,
          `Reserve the space: ${rules}, or include shell.html on the server.`,
        )
      );
    },
  ),
];
