/** The installed Chromium and Firefox, by puppeteer-core: the DevTools protocol and WebDriver BiDi. */
import {
  chromiumArguments,
  findInstalledChromium,
} from 'host-kit/installedChromium';
import puppeteer, {
  type KeyInput,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import {
  callLimitMs,
  type Browser,
  type BrowserProgram,
  type StartOptions,
  type Tab,
  type Visitor,
} from './browser';
import { findProgram } from './programs';

/** A headless browser has no mouse. These give it a fine pointer that can hover: Chromium's 4 and 2, Firefox' 2 and 4 in one. */
const chromiumMouse =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const firefoxMouse = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

export const chromium: BrowserProgram = {
  name: 'Chromium',
  missing: () => undefined,
  start: (options) =>
    startBrowser('Chromium', options, {
      browser: 'chrome',
      executablePath: findInstalledChromium(),
      args: [...chromiumArguments(), chromiumMouse],
    }),
};

const findFirefox = (): string | undefined =>
  findProgram('firefox-esr', 'firefox');
export const firefox: BrowserProgram = {
  name: 'Firefox',
  missing: () =>
    findFirefox()
      ? undefined
      : 'Firefox is not installed: apt-get install firefox-esr',
  start: (options) =>
    startBrowser('Firefox', options, {
      browser: 'firefox',
      executablePath: findFirefox(),
      extraPrefsFirefox: {
        ...firefoxMouse,
        'javascript.enabled': !options?.withoutScript,
      },
    }),
};

async function startBrowser(
  name: string,
  { withoutScript = false }: StartOptions = {},
  launch: LaunchOptions,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...launch,
    headless: true,
    protocolTimeout: callLimitMs,
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    name,
    version: (await browser.version()).split('/').at(-1)!,
    newVisitor: async (): Promise<Visitor> => {
      const context = await browser.createBrowserContext();
      const errors: string[] = [];
      return {
        errors,
        openTab: async () => {
          const page = await context.newPage();
          page.setDefaultTimeout(callLimitMs);
          // Firefox has a preference for it instead.
          if (withoutScript && name === 'Chromium') {
            await page.setJavaScriptEnabled(false);
          }
          listenForErrors(page, errors);
          return tabOf(page);
        },
        leave: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** Firefox reports a script that was half loaded when the visitor left as one with a wrong hash: that of nothing. */
const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Keeps uncaught errors of this machine's files with their stacks. A page that is being left may fail: its calls are aborted. */
function listenForErrors(page: Page, errors: string[]): void {
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      isLeaving = true;
    }
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) {
      isLeaving = false;
    }
  });
  page.on('pageerror', (error) => {
    const { stack = String(error) } = error;
    if (isLeaving || stack.includes(hashOfNothing)) {
      return;
    }
    if (stack.includes('://127.0.0.1:')) {
      errors.push(`${page.url()}: ${stack}`);
    }
  });
}

const tabOf = (page: Page): Tab => ({
  open: async (url) => {
    await page.goto(url, { waitUntil: 'load' });
  },
  evaluate: (expression) => page.evaluate(expression) as Promise<string>,
  moveTo: (x, y) => page.mouse.move(x, y),
  clickAt: (x, y) => page.mouse.click(x, y),
  strike: async (keys) => {
    for (const key of keys) {
      await (key.length === 1
        ? page.keyboard.type(key)
        : page.keyboard.press(key as KeyInput));
    }
  },
  resize: (width, height) => page.setViewport({ width, height }),
  picture: async () => Buffer.from(await page.screenshot()),
});
