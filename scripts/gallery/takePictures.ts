/** Opens each screen in Chromium and takes its picture. */
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Role } from './screens';
import { fileOf, looks, type Emulation, type Shot } from './shot';

export interface Taken {
  readonly shot: Shot;
  readonly file: string;
  /** What is wrong with it already; undefined where somebody has to look. */
  readonly fault?: string;
}
type Cookies = Parameters<BrowserContext['addCookies']>[0];

interface Camera {
  readonly browser: Browser;
  readonly folder: string;
  /** Of somebody's session. */
  readonly cookiesOf: (role: Role) => Promise<Cookies>;
}

/** As many pages at once as there is room for. */
export async function takePictures(
  camera: Camera,
  shots: readonly Shot[],
  tell: (done: number) => void,
): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      taken.push(await takePicture(camera, shot));
      tell(taken.length);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return shots.flatMap((shot) => taken.filter((one) => one.shot === shot));
}

async function takePicture(camera: Camera, shot: Shot): Promise<Taken> {
  const file = fileOf(shot);
  try {
    const context = await openContext(camera, shot);
    const fault = await photograph(
      await context.newPage(),
      shot,
      path.join(camera.folder, file),
    ).finally(() => context.close());
    return { shot, file, fault };
  } catch (error) {
    // One screen that cannot be had is a fault of the gallery, not its end.
    return { shot, file, fault: String(error) };
  }
}

async function openContext({ browser, cookiesOf }: Camera, shot: Shot): Promise<BrowserContext> {
  const { zoom = 1, colorScheme, forcedColors }: Emulation = looks[shot.look];
  const context = await browser.newContext({
    viewport: { width: Math.floor(shot.width / zoom), height: 800 / zoom },
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
    colorScheme,
    forcedColors,
  });
  if (shot.signedInAs) await context.addCookies(await cookiesOf(shot.signedInAs));
  return context;
}

/** Gives what is wrong with it already. */
async function photograph(page: Page, shot: Shot, file: string): Promise<string | undefined> {
  const { media }: Emulation = looks[shot.look];
  await page.goto(shot.address, { waitUntil: 'load' });
  const fault = await settle(page, shot);
  if (media) await page.emulateMedia({ media });
  await page.screenshot({ path: file, fullPage: true });
  return fault ?? (await findSidewaysScroll(page));
}

/** Gives what a story says has not come about. */
async function settle(page: Page, { isStory, signedInAs }: Shot): Promise<string | undefined> {
  if (!isStory) {
    await page.waitForFunction(() => Boolean(window.mortgageEmbed));
    await page.evaluate(async () => {
      await window.mortgageEmbed?.ready('header-remote').catch(() => undefined);
    });
    if (signedInAs) await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByText('Checking your access').waitFor({ state: 'hidden' });
    return undefined;
  }
  const root = page.locator('html:not([data-story-state="playing"])[data-story-state]');
  await root.waitFor({ state: 'attached', timeout: 60_000 });
  const state = await root.getAttribute('data-story-state');
  return state === 'ready' ? undefined : (state ?? 'nothing was said');
}

const findSidewaysScroll = async (page: Page): Promise<string | undefined> => {
  const px = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return px > 0 ? `It scrolls ${px} px sideways.` : undefined;
};
