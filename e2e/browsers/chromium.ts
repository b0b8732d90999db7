/** Chromium by Playwright: the same promises where everything else is tested too, so that a smoke that is wrong shows. */
import { chromium as playwright, type Page } from '@playwright/test';
import { chromiumArguments, findInstalledChromium } from 'host-kit/installedChromium';
import type { Browser, BrowserProgram, StartOptions, Tab, Visitor } from './browser';

export const chromium: BrowserProgram = {
  name: 'Chromium',
  missing: () => undefined,
  start: startChromium,
};

async function startChromium({ withoutScript = false }: StartOptions = {}): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: findInstalledChromium(),
    args: chromiumArguments(),
  });
  return {
    name: chromium.name,
    version: browser.version(),
    newVisitor: async (): Promise<Visitor> => {
      const context = await browser.newContext({
        javaScriptEnabled: !withoutScript,
        viewport: { width: 1280, height: 800 },
      });
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      return {
        errors,
        openTab: async () => tabOf(await context.newPage()),
        leave: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

const tabOf = (page: Page): Tab => ({
  open: async (url) => {
    await page.goto(url);
  },
  evaluate: (expression) => page.evaluate(expression),
  moveTo: (x, y) => page.mouse.move(x, y),
  clickAt: (x, y) => page.mouse.click(x, y),
  strike: async (names) => {
    for (const name of names) await page.keyboard.press(name === ' ' ? 'Space' : name);
  },
  resize: (width, height) => page.setViewportSize({ width, height }),
  picture: () => page.screenshot(),
});
