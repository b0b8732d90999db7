/** Releases, rollbacks and skew between them, with really different builds on a real server (issue "Releases"; F11 to F16, S12, S21). */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { checkOut, type Checkout } from 'build/testing';
import { runCommand } from './runCommand';
import { startReleaseDemo, type ReleaseDemo } from './releaseDemo';
import { rename } from '../visit/renamed';
import {
  footer,
  live,
  menuButton,
  menuWorks,
  signInLink,
} from '../visit/views';
import { test, expect } from '../visit/test';
import { signInByLightbox } from '../accounts/signIn';

const rates = '/mortgage-rates/';
const newLabel = 'Advertise here';
/** A change that another team makes to a line of a source file. */
type Edit = Readonly<Record<'file' | 'from' | 'to', string>>;
const nextHeader = {
  file: 'mortgage-domain/src/menus/marketingMenus.ts',
  from: "text: 'Advertise',",
  to: `text: '${newLabel}',`,
};

let demo: ReleaseDemo;
let next: Checkout;
let nextMajor: Checkout;

/** Another team's changes are built in one go, ready to be released piece by piece. */
async function checkOutAndBuild(edits: readonly Edit[]): Promise<Checkout> {
  const checkout = checkOut();
  for (const { file, from, to } of edits) {
    checkout.edit(file, from, to);
  }
  const built = await runCommand(checkout.folder, [
    'build',
    'session-shared',
    'header-remote',
  ]);
  expect(built, built.output).toMatchObject({ code: 0 });
  return checkout;
}

test.describe.configure({ mode: 'serial' });
test.use({ reuseContext: false });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demo = await startReleaseDemo();
  next = await checkOutAndBuild([
    nextHeader,
    {
      file: 'session-shared/src/session/index.ts',
      from: 'export { createAnonymousSession }',
      to: 'export const addedInNext = true;\nexport { createAnonymousSession }',
    },
  ]);
  nextMajor = await checkOutAndBuild([
    nextHeader,
    {
      file: 'session-shared/package.json',
      from: '"contractMajor": 1',
      to: '"contractMajor": 2',
    },
    {
      file: 'session-shared/src/session/contract.ts',
      from: 'contractMajor = 1',
      to: 'contractMajor = 2',
    },
  ]);
});
// A demo that has not started cannot be stopped.
test.afterAll(() => demo.stop());
test.afterAll(() => next.remove());
test.afterAll(() => nextMajor.remove());

/** A visitor without anything cached. */
async function freshPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(demo.url + rates);
  return page;
}

const newMenu = (page: Page) => menuButton(page, newLabel);
const oldMenu = (page: Page) => menuButton(page, 'Advertise');

async function signIn(page: Page): Promise<void> {
  await signInByLightbox(page, 'consumer');
  await live(page, '#site-header');
}

/** Version folders that a page has loaded scripts from, by workspace. */
const loadedVersions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .map(({ name }) =>
          /\/([\w-]+)\/([^/]+)\/entry\.js/.exec(new URL(name).pathname),
        )
        .filter((match) => match !== null)
        .map(([, workspace, version]) => [workspace!, version!] as const),
    ),
  );

test(
  'F13: a new header is released while a page is open and in use: that page works to its end, the next one has it',
  { tag: '@all' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    await page.goto(demo.url + rates);
    await live(page, '#site-header');
    const before = demo.registryOf('header-remote').current;
    const released = await demo.run(['release', 'header-remote'], next.folder);
    expect(released, released.output).toMatchObject({ code: 0 });
    const after = demo.registryOf('header-remote').current;
    expect(after).not.toBe(before);

    // The open page still fetches what it has not needed before: the sign-in dialog and the signed-in account menu.
    await signIn(page);
    await expect(oldMenu(page)).toBeVisible();
    await menuWorks(page);

    const fresh = await freshPage(browser);
    await live(fresh, '#site-header');
    await expect(newMenu(fresh)).toBeVisible();
    expect(await loadedVersions(fresh)).toMatchObject({
      'header-remote': after,
      'session-shared': demo.registryOf('session-shared').current,
    });
    await fresh.context().close();
  },
);

test(
  'F13: header N+1 works over session-shared N, N+1 over N+1, and, rolled back, header N over session-shared N+1',
  { tag: '@all' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const works = async (menu: (page: Page) => ReturnType<typeof newMenu>) => {
      const page = await freshPage(browser);
      await live(page, '#site-header');
      await expect(menu(page)).toBeVisible();
      await signIn(page);
      const versions = await loadedVersions(page);
      await page.context().close();
      return versions;
    };
    const [headerNext, headerBase] = demo
      .registryOf('header-remote')
      .versions.map(({ version }) => version) as [string, string];
    const sessionBase = demo.registryOf('session-shared').current;
    expect(await works(newMenu)).toMatchObject({
      'header-remote': headerNext,
      'session-shared': sessionBase,
    });

    expect(
      await demo.run(['release', 'session-shared'], next.folder),
    ).toMatchObject({ code: 0 });
    const sessionNext = demo.registryOf('session-shared').current;
    expect(sessionNext).not.toBe(sessionBase);
    expect(await works(newMenu)).toMatchObject({
      'header-remote': headerNext,
      'session-shared': sessionNext,
    });

    const back = await demo.run(['rollback', 'header-remote', headerBase]);
    expect(back, back.output).toMatchObject({ code: 0 });
    expect(await works(oldMenu)).toMatchObject({
      'header-remote': headerBase,
      'session-shared': sessionNext,
    });
    // Every remote was stamped with the new session, without a release of its own.
    for (const remote of [
      'footer-remote',
      'lender-advertising-remote',
      'access-denied-remote',
    ]) {
      expect(
        readFileSync(path.join(demo.target, remote, 'embed.js'), 'utf8'),
      ).toContain(sessionNext);
    }
  },
);

test(
  'F13: a header of another major gets an anonymous session and one warning; the other remotes keep theirs',
  { tag: '@all' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const before = readFileSync(
      path.join(demo.target, 'registry.json'),
      'utf8',
    );
    const tooEarly = await demo.run(
      ['release', 'header-remote'],
      nextMajor.folder,
    );
    expect(tooEarly.code).toBe(1);
    expect(tooEarly.output).toContain(
      "was built for major 2 of the session's contract",
    );
    expect(readFileSync(path.join(demo.target, 'registry.json'), 'utf8')).toBe(
      before,
    );

    expect(
      await demo.run(
        ['release', 'session-shared', 'header-remote'],
        nextMajor.folder,
      ),
    ).toMatchObject({ code: 0 });
    const page = await (await browser.newContext()).newPage();
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on(
      'console',
      (message) =>
        message.type() === 'warning' && warnings.push(message.text()),
    );
    page.on('pageerror', (error) => errors.push(String(error)));
    // The footer opens the page's session first.
    await page.route(/\/header-remote\/embed\.js$/, async (route) => {
      await live(page, '#site-footer');
      await route.continue();
    });
    await page.goto(demo.url + rates, { waitUntil: 'commit' });
    await live(page, '#site-footer');
    await live(page, '#site-header');
    await expect(newMenu(page)).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(footer(page)).toContainText('2006');
    expect(
      warnings.filter((text) =>
        text.includes(
          "this page's session keeps contract 1, this remote needs 2",
        ),
      ),
    ).toHaveLength(1);
    expect(errors).toEqual([]);
    await page.context().close();

    const [, , headerBase] = demo
      .registryOf('header-remote')
      .versions.map(({ version }) => version) as [string, string, string];
    const [, sessionNext] = demo
      .registryOf('session-shared')
      .versions.map(({ version }) => version) as [string, string];
    const back = await demo.run(['rollback', 'header-remote', headerBase]);
    expect(back, back.output).toMatchObject({ code: 0 });
    expect(
      await demo.run(['rollback', 'session-shared', sessionNext]),
    ).toMatchObject({ code: 0 });
  },
);

/** Runs with a folder of the target changed, and puts it back. */
async function withChanged(
  folder: string,
  change: (folder: string) => void,
  run: () => Promise<void>,
): Promise<void> {
  const at = path.join(demo.target, folder);
  const kept = `${at}.kept`;
  cpSync(at, kept, { recursive: true });
  try {
    change(at);
    await run();
  } finally {
    rmSync(at, { recursive: true });
    cpSync(kept, at, { recursive: true });
    rmSync(kept, { recursive: true });
  }
}

/** Still a program that would run, were it not for its hash. */
function tamper(file: string): void {
  const bytes = Buffer.from(
    `console.log('tampered');${readFileSync(file, 'utf8')}`,
  );
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes));
}

/** A page's console, and whether the page has refused a changed file. */
function listenTo(page: Page): {
  readonly said: string[];
  readonly refused: () => boolean;
} {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
  return {
    said,
    refused: () =>
      said.some((text) => /digest in the 'integrity' attribute/i.test(text)),
  };
}

for (const [workspace, what, file] of [
  ['embed', 'the page host', 'host.js'],
  ['session-shared', 'an entry', 'entry.js'],
  ['session-shared', 'a chunk', 'vendor.js'],
  ['header-remote', 'an entry', 'entry.js'],
] as const) {
  test(
    `S12: ${what} of ${workspace} that was changed on its way does not run; the shell stays and works`,
    { tag: '@all' },
    async ({ browser }) => {
      const folder = `${workspace}/${demo.registryOf(workspace).current}`;
      await withChanged(
        folder,
        (at) => tamper(path.join(at, file)),
        async () => {
          const page = await (await browser.newContext()).newPage();
          const { said, refused } = listenTo(page);
          await page.goto(demo.url + rates);
          // Only a view loads React.
          if (what === 'a chunk') {
            await rename(page);
          }
          await expect.poll(refused).toBe(true);
          await menuWorks(page);
          await page.waitForLoadState('networkidle');
          expect(
            said.filter((text) => /^tampered|^uncaught/.test(text)),
          ).toEqual([]);
          await page.context().close();
        },
      );
    },
  );
}
