/** Firefox as Debian has it, by WebDriver BiDi. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { connectBidi, type BidiConnection } from './bidi';
import type { Browser, BrowserProgram, StartOptions, Tab, Visitor } from './browser';
import { findProgram, hasEnded, said } from './programs';
import { click, movement, strokes } from './webdriver';

const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

export const firefox: BrowserProgram = {
  name: 'Firefox',
  missing: () =>
    findFirefox() ? undefined : 'Firefox is not installed: apt-get install firefox-esr',
  start: startFirefox,
};

/** A mouse, which no machine of tests has: one that is fine (2) and can hover (4). */
const mouse = 6;

/** Firefox's own names for what can be switched on and off; it asks nobody anything, and nobody asks it. */
const preferencesOf = ({ withoutScript }: StartOptions) => ({
  ...(withoutScript && { 'javascript.enabled': false }),
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
});

async function startFirefox(options: StartOptions = {}): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferencesOf(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const program = spawn(
    findFirefox()!,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const url = await said(program, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${url}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  const errors = new Map<string, string[]>();
  bidi.listen('log.entryAdded', ({ type, level, text, source: { context } }: LogEntry) => {
    if (type === 'javascript' && level === 'error') errors.get(context ?? '')?.push(text);
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: firefox.name,
    version: capabilities.browserVersion,
    newVisitor: () => newVisitor(bidi, errors),
    stop: async () => {
      await bidi.send('browser.close');
      await hasEnded(program);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface LogEntry {
  readonly type: string;
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

async function newVisitor(bidi: BidiConnection, errorsOf: Map<string, string[]>): Promise<Visitor> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
  const errors: string[] = [];
  return {
    errors,
    openTab: async () => {
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      errorsOf.set(context, errors);
      const tab = tabOf(bidi, context);
      await tab.resize(1280, 800);
      return tab;
    },
    leave: () => bidi.send('browser.removeUserContext', { userContext }),
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

function tabOf(bidi: BidiConnection, context: string): Tab {
  const send = (method: string, params: object) => bidi.send<never>(method, { context, ...params });
  const perform = (actions: readonly object[]) => send('input.performActions', { actions });
  return {
    open: (url) => send('browsingContext.navigate', { url, wait: 'complete' }),
    evaluate: async (expression) => {
      const evaluated = await bidi.send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        // Where scripts are switched off, no promise is ever kept.
        awaitPromise: false,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    moveTo: (x, y) => perform(movement(x, y)),
    clickAt: (x, y) => perform(click(x, y)),
    strike: (names) => perform(strokes(names)),
    resize: (width, height) => send('browsingContext.setViewport', { viewport: { width, height } }),
    picture: async () => {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
  };
}
