/** Whether our remotes look as they should, and the page stays still around them. */
import { remotes } from 'embed/remotes';
import { risk, type Examination } from './finding';

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
const standsLast = (name: string): boolean =>
  remotes.some(
    (remote) => remote.name === name && 'insertedAt' in remote && remote.insertedAt === 'end',
  );
