/** WebKit as WebKitGTK has it, by its own driver and WebDriver in its classic form (w3.org/TR/webdriver2). */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ports } from '../demo/address';
import type { Browser, BrowserProgram, StartOptions, Tab, Visitor } from './browser';
import { findProgram, said, stop } from './programs';
import { click, movement, strokes } from './webdriver';

/** Each of the workers has a driver of its own. */
const port = ports.webkitDriver + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const hasDisplay = (): boolean => Boolean(process.env.DISPLAY ?? findProgram('Xvfb'));

export const webkit: BrowserProgram = {
  name: 'WebKitGTK',
  missing: () => {
    if (!findProgram('WebKitWebDriver'))
      return 'WebKitGTK is not installed: apt-get install webkit2gtk-driver';
    return hasDisplay() ? undefined : 'WebKitGTK has no display: apt-get install xvfb';
  },
  start: startWebkit,
};

/** Its pointer rests in the middle, and the window below it has the focus: there is nobody who gives it to another. */
const screen = { width: 1400, height: 1000 };

/** A display that nobody looks at; the server chooses a number that is free. */
async function startDisplay(): Promise<{ readonly name: string; readonly program?: ChildProcess }> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY };
  const program = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return { name: `:${await said(program, 3, /^(\d+)\n/)}`, program };
}

type Call = <Result = never>(method: string, path: string, body?: object) => Promise<Result>;

const call: Call = async (method, path, body) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: never };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${path}: ${error}: ${message}`);
};

async function startWebkit(options: StartOptions = {}): Promise<Browser> {
  const display = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  await untilReady(driver);
  const { id, version } = await newSession(options);
  await call('DELETE', `/session/${id}`);
  return {
    name: webkit.name,
    version,
    newVisitor: async () => visitorOf((await newSession(options)).id),
    stop: async () => {
      await stop(driver);
      if (display.program) await stop(display.program);
    },
  };
}

async function untilReady(driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error(`WebKitWebDriver ended: is port ${port} somebody else's?`);
}

/** A session is a browser of its own, with nothing kept. */
async function newSession({ withoutScript, withoutPopover }: StartOptions) {
  const args = [
    '--automation',
    ...(withoutScript ? ['--enable-javascript=false'] : []),
    ...(withoutPopover ? ['--features=!PopoverAttribute'] : []),
  ];
  const { sessionId, capabilities } = await call<{
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  });
  return { id: sessionId, version: capabilities.browserVersion };
}

/** Commands go to one window at a time: each tab asks for its own first. */
async function visitorOf(session: string): Promise<Visitor> {
  const at = `/session/${session}`;
  const first = await call<string>('GET', `${at}/window`);
  let current = first;
  const tabs: string[] = [];
  const callIn = (handle: string): Call => {
    return async (method, path, body) => {
      if (current !== handle) await call('POST', `${at}/window`, { handle });
      current = handle;
      return call(method, at + path, body);
    };
  };
  return {
    errors: undefined,
    openTab: async () => {
      const handle =
        tabs.length === 0
          ? first
          : // A window: a tab behind another takes no input.
            (await call<{ handle: string }>('POST', `${at}/window/new`, { type: 'window' })).handle;
      tabs.push(handle);
      const tab = tabOf(callIn(handle));
      await tab.resize(1280, 838);
      return tab;
    },
    leave: () => call('DELETE', at),
  };
}

function tabOf(callTab: Call): Tab {
  const perform = (actions: readonly object[]) => callTab('POST', '/actions', { actions });
  return {
    open: (url) => callTab('POST', '/url', { url }),
    evaluate: (expression) =>
      callTab('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    moveTo: (x, y) => perform(movement(x, y)),
    clickAt: (x, y) => perform(click(x, y)),
    strike: (names) => perform(strokes(names)),
    resize: (width, height) =>
      callTab('POST', '/window/rect', { x: (screen.width - width) / 2, y: 0, width, height }),
    picture: async () => Buffer.from(await callTab<string>('GET', '/screenshot'), 'base64'),
  };
}
