/** Whether our remotes look as they should, and the page stays still around them. */
import { remotes } from 'embed/remotes';
import { risk, type Examination, type Finding } from './finding';
import type { SlotFacts } from './in-page/pageReport';

export const noStyleReachesIn: Examination = ({ page }) =>
  page.slots
    .filter(({ styles }) => styles.length > 0)
    .map(({ remote, selector, styles }) =>
      risk(
        `The page's CSS reaches into ${remote} through its element: ${styles.join(', ')}.`,
        `Take these properties from ${selector} and from the rules that match it.`,
      ),
    );

export const nothingCoversUs: Examination = ({ page }) =>
  page.slots.flatMap(({ remote, coveredBy }) =>
    coveredBy === undefined
      ? []
      : [
          risk(
            `${coveredBy} lies over ${remote}.`,
            'Give it another place or a lower z-index: who points at our menus hits it instead.',
          ),
        ],
  );

/** Header and footer are as wide as a page; a remote that the page places may be a part of one. */
export const hasRowsOfItsOwn: Examination = ({ page }) =>
  page.slots
    .filter(({ remote }) => insertedAt(remote) !== undefined)
    .flatMap(({ remote, selector, neighbour, widthShare, matches }) => {
      const id = selector.replace(/^#/, '');
      if (neighbour !== undefined)
        return [
          risk(
            `${remote} stands beside ${neighbour}: what they are in lays its children out in a row (display: flex or grid, or float).`,
            `Put <div id="${id}"></div> outside of it, above or below; or set flex-direction: column on it.`,
          ),
        ];
      if (matches === 0 || widthShare >= leastWidthShare) return [];
      return [
        risk(
          `${remote} has ${Math.round(widthShare * 100)} % of the page's width, and shows what fits there.`,
          `If that is not meant, put <div id="${id}"></div> outside of the column it is in.`,
        ),
      ];
    });

/** A view is as wide as its place, and not wider, down to 256 px. */
export const fitsItsPlace: Examination = ({ page, zoomed }) => {
  const wide = page.slots.filter(({ overflowPx }) => overflowPx > 0);
  const wideThen = zoomed.filter(
    ({ remote, overflowPx }) => overflowPx > 0 && !wide.some((slot) => slot.remote === remote),
  );
  return [
    ...wide.map((slot) => tooWide(slot, 'its place')),
    ...wideThen.map((slot) => tooWide(slot, 'its place at 400 % (256 px)')),
  ];
};

const tooWide = ({ remote, selector, overflowPx }: SlotFacts, place: string): Finding =>
  risk(
    `${remote} is ${overflowPx} px wider than ${place}: a part of it is cut off, or the page scrolls sideways.`,
    `Give ${selector} at least 256 px: no width or margin of its own, and none on what it is in.`,
  );

/** Pages have margins; a column is narrower. */
const leastWidthShare = 0.75;

/** The limit of what is called good: https://web.dev/articles/cls. */
const goodLayoutShift = 0.1;

export const placeIsReserved: Examination = ({ page, layoutShift }) => {
  const unreserved = page.slots.filter(
    ({ remote, matches, reservedHeightPx }) =>
      matches > 0 && !standsLast(remote) && reservedHeightPx === 0,
  );
  if (layoutShift <= goodLayoutShift || unreserved.length === 0) return [];
  const rules = unreserved.map(({ selector }) => `${selector} { min-height: 64px; }`).join(' ');
  return [
    risk(
      `The page moves while it loads (layout shift ${layoutShift.toFixed(2)}).`,
      `Reserve the place: ${rules}, or include shell.html on the server.`,
    ),
  ];
};

/** Nothing stands below it that could move. */
const standsLast = (name: string): boolean => insertedAt(name) === 'end';

/** Where on a page the remote is, if it is as wide as one. */
function insertedAt(name: string): string | undefined {
  const remote = remotes.find((one) => one.name === name);
  return remote && 'insertedAt' in remote ? remote.insertedAt : undefined;
}
