/**
 * Whether our views look as they did: a handful of stories beside the pictures that are kept in `pictures`. Where a change of them
 * is meant, `npm run e2e -- look --update-snapshots` takes them anew: look at them before they are committed.
 *
 * The letters are those of one file on every machine (`fixed-type`). What is left between two machines is how each draws the edges
 * of letters and curves: single pixels of other shades, which the two limits below let pass. A colour, a space or a size of a token
 * that is another moves or paints more than that.
 */
import { expect, openStory, test } from '../stories/openStory';

/** One pixel's colour, and how many pixels may differ more than that: in parts of one. */
const limits = { threshold: 0.04, maxDiffPixelRatio: 0.006 } as const;

interface Look {
  readonly story: string;
  readonly width: number;
  readonly query?: string;
  /** As the system of somebody who has chosen its colours draws it. */
  readonly isForced?: true;
  /** What is kept of it: the story's own view. */
  readonly of?: string;
  readonly height?: number;
}

const looks: readonly Look[] = [
  { story: 'header/signed-out', width: 320, height: 64 },
  { story: 'header/signed-out', width: 890, height: 64 },
  { story: 'header/signed-out', width: 1280, height: 64 },
  { story: 'header/signed-out', width: 1280, height: 64, query: 'scheme=dark' },
  { story: 'header/menu-home-loans', width: 1280, height: 420 },
  { story: 'header/mobile-section', width: 320, height: 640 },
  { story: 'account/long-name', width: 890, height: 560 },
  { story: 'account/unread', width: 890, height: 560, query: 'scheme=dark' },
  { story: 'lender-page/errors', width: 320, of: 'form' },
  { story: 'lender-page/failed', width: 890, of: 'form', query: 'scheme=dark' },
  { story: 'gate/signed-out', width: 890, of: '#access-denied' },
  { story: 'footer/usual', width: 1280, of: 'footer' },
  { story: 'footer/usual', width: 320, of: 'footer', query: 'scheme=dark' },
  { story: 'dialogs/sign-in-errors', width: 890, of: 'dialog' },
  { story: 'dialogs/sign-in', width: 890, of: 'dialog', isForced: true },
];

for (const { story, width, query = '', isForced, of, height = 800 } of looks) {
  const how = isForced ? 'forced' : query.includes('dark') ? 'dark' : '';
  const name = `${[story.replace('/', '-'), width, how].filter(Boolean).join('-')}.png`;
  test(`${story} looks as it did at ${width} px ${how}`, async ({ page, workshop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
    });
    await openStory(page, `${workshop}/story/${story}`, `fixed-type&${query}`);
    if (of) await expect(page.locator(of).first()).toHaveScreenshot(name, limits);
    else {
      const clip = { x: 0, y: 0, width, height };
      await expect(page).toHaveScreenshot(name, { ...limits, clip });
    }
  });
}
