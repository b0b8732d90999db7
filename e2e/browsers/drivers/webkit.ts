/** WebKitGTK by its own driver: WebDriver in its classic form. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'webdriver';
import { ports } from '../../demo/address';
import {
  callLimitMs,
  type Browser,
  type BrowserProgram,
  type Key,
  type StartOptions,
  type Tab,
  type Visitor,
} from './browser';
import { findProgram, stop } from './programs';

/** Each worker has a driver of its own. */
const port = ports.webkitDriver + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const hasDisplay = (): boolean =>
  Boolean(process.env.DISPLAY ?? findProgram('Xvfb'));

export const webkit: BrowserProgram = {
  name: 'WebKitGTK',
  missing: () => {
    if (!findProgram('WebKitWebDriver')) {
      return 'WebKitGTK is not installed: apt-get install webkit2gtk-driver';
    }
    return hasDisplay()
      ? undefined
      : 'WebKitGTK has no display: apt-get install xvfb';
  },
  start: startWebkit,
};

/** The pointer rests in its middle, and the window below it has the focus: no window manager gives it to another. */
const screen = { width: 1400, height: 1000 };

interface Display {
  readonly name: string;
  readonly program?: ChildProcess;
}

/** The server chooses a free number. */
async function startDisplay(): Promise<Display> {
  if (process.env.DISPLAY) {
    return { name: process.env.DISPLAY };
  }
  const program = spawn(
    'Xvfb',
    [
      '-displayfd',
      '3',
      '-screen',
      '0',
      `${screen.width}x${screen.height}x24`,
      '-nolisten',
      'tcp',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const signal = AbortSignal.timeout(callLimitMs);
  const [number] = (await once(program.stdio[3]!, 'data', { signal })) as [
    Buffer,
  ];
  return { name: `:${number.toString().trim()}`, program };
}

async function startWebkit(options: StartOptions = {}): Promise<Browser> {
  const display = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  await untilReady(driver);
  const trial = await newSession(options);
  const version = trial.capabilities.browserVersion ?? '';
  await trial.deleteSession();
  return {
    name: webkit.name,
    version,
    newVisitor: async () => visitorOf(await newSession(options)),
    stop: async () => {
      await stop(driver);
      if (display.program) {
        await stop(display.program);
      }
    },
  };
}

async function untilReady(driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const signal = AbortSignal.timeout(callLimitMs);
    const isReady = await fetch(`http://127.0.0.1:${port}/status`, {
      signal,
    }).then(
      () => true,
      () => false,
    );
    if (isReady) {
      return;
    }
    await wait(50);
  }
  throw new Error(
    `WebKitWebDriver ended. Does another program use port ${port}?`,
  );
}

/** A session is a browser of its own, with nothing stored. */
async function newSession({
  withoutScript,
  withoutPopover,
}: StartOptions): Promise<Client> {
  // Read when the package is loaded.
  process.env.WDIO_LOG_LEVEL ??= 'error';
  const { default: WebDriver } = await import('webdriver');
  const args = [
    '--automation',
    ...(withoutScript ? ['--enable-javascript=false'] : []),
    ...(withoutPopover ? ['--features=!PopoverAttribute'] : []),
  ];
  const wanted = {
    timeouts: { pageLoad: callLimitMs - 5_000, script: 5_000, implicit: 0 },
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': { args },
  };
  return WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'silent',
    connectionRetryTimeout: callLimitMs,
    connectionRetryCount: 0,
    capabilities: { alwaysMatch: wanted, firstMatch: [{}] },
  });
}

/** Commands go to one window at a time: each tab switches to its own first. */
async function visitorOf(session: Client): Promise<Visitor> {
  const first = await session.getWindowHandle();
  let current = first;
  let tabs = 0;
  const inWindow = (handle: string) => async () => {
    if (current !== handle) {
      await session.switchToWindow(handle);
    }
    current = handle;
    return session;
  };
  return {
    errors: undefined,
    openTab: async () => {
      tabs += 1;
      // A window: a tab behind another takes no input.
      const handle =
        tabs === 1 ? first : (await session.createWindow('window')).handle;
      const tab = tabOf(inWindow(handle));
      await tab.resize(1280, 838);
      return tab;
    },
    leave: () => session.deleteSession(),
  };
}

/** WebDriver's code points for keys without a character. */
const codes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} satisfies Record<Key, string>;

function tabOf(sessionIn: () => Promise<Client>): Tab {
  const point = async (x: number, y: number, ...buttons: readonly object[]) => {
    const move = {
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
    };
    const parameters = { pointerType: 'mouse' };
    const actions = [{ ...move, origin: 'viewport' }, ...buttons];
    await (
      await sessionIn()
    ).performActions([{ type: 'pointer', id: 'mouse', parameters, actions }]);
  };
  return {
    open: async (url) => {
      await (await sessionIn()).navigateTo(url);
    },
    evaluate: async (expression) => {
      const session = await sessionIn();
      return (await session.executeScript(
        `return (${expression})`,
        [],
      )) as string;
    },
    moveTo: (x, y) => point(x, y),
    clickAt: (x, y) =>
      point(
        x,
        y,
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    strike: async (keys) => {
      const values = keys.map((key) => codes[key] ?? key);
      const actions = values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await (
        await sessionIn()
      ).performActions([{ type: 'key', id: 'keyboard', actions }]);
    },
    resize: async (width, height) => {
      await (
        await sessionIn()
      ).setWindowRect((screen.width - width) / 2, 0, width, height);
    },
    picture: async () =>
      Buffer.from(await (await sessionIn()).takeScreenshot(), 'base64'),
  };
}
