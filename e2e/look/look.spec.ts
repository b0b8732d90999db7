/**
 * Compares stories with the pictures in `pictures`. After a wanted change, `npm run e2e -- look --update-snapshots`
 * takes new ones: look at them before you commit.
 *
 * Every machine uses one typeface (`fixed-type`). Machines still differ in the edges of letters and curves, by single
 * pixels, which the limits below allow. Another colour, space or size of a token changes more.
 */
import { expect, openStory, test } from '../stories/openStory';

/** A pixel's difference in colour, and the share of pixels that may differ more. */
const limits = { threshold: 0.04, maxDiffPixelRatio: 0.006 } as const;

interface Look {
  readonly story: string;
  readonly width: number;
  readonly query?: string;
  /** With the system's forced colours. */
  readonly isForced?: true;
  readonly of?: string;
  readonly height?: number;
}

const looks: readonly Look[] = [
  { story: 'header/signed-out', width: 320, height: 64 },
  { story: 'header/signed-out', width: 890, height: 64 },
  { story: 'header/signed-out', width: 1280, height: 64 },
  { story: 'header/signed-out', width: 1280, height: 64, query: 'scheme=dark' },
  { story: 'header/menu-home-loans', width: 1280, height: 420 },
  {
    story: 'header/menu-home-loans',
    width: 1280,
    height: 420,
    query: 'scheme=dark',
  },
  { story: 'header/mobile-section', width: 320, height: 640 },
  {
    story: 'header/mobile-section',
    width: 320,
    height: 640,
    query: 'scheme=dark',
  },
  { story: 'account/long-name', width: 890, height: 560 },
  { story: 'account/unread', width: 890, height: 560, query: 'scheme=dark' },
  { story: 'lender-page/errors', width: 320, of: 'form' },
  { story: 'lender-page/errors', width: 320, of: 'form', query: 'scheme=dark' },
  { story: 'lender-page/failed', width: 890, of: 'form', query: 'scheme=dark' },
  { story: 'gate/signed-out', width: 890, of: '#access-denied' },
  {
    story: 'gate/signed-out',
    width: 890,
    of: '#access-denied',
    query: 'scheme=dark',
  },
  { story: 'footer/usual', width: 1280, of: 'footer' },
  { story: 'footer/usual', width: 320, of: 'footer', query: 'scheme=dark' },
  { story: 'dialogs/sign-in-errors', width: 890, of: 'dialog' },
  {
    story: 'dialogs/sign-in-errors',
    width: 890,
    of: 'dialog',
    query: 'scheme=dark',
  },
  { story: 'dialogs/sign-in', width: 890, of: 'dialog', isForced: true },
];

for (const { story, width, query = '', isForced, of, height = 800 } of looks) {
  const how = isForced ? 'forced' : query.includes('dark') ? 'dark' : '';
  const name = `${[story.replace('/', '-'), width, how].filter(Boolean).join('-')}.png`;
  test(`${story} looks as it did at ${width} px ${how}`, async ({
    page,
    workshop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
    });
    await openStory(page, `${workshop}/story/${story}?fixed-type&${query}`);
    if (of) {
      await expect(page.locator(of).first()).toHaveScreenshot(name, limits);
    } else {
      const clip = { x: 0, y: 0, width, height };
      await expect(page).toHaveScreenshot(name, { ...limits, clip });
    }
  });
}
