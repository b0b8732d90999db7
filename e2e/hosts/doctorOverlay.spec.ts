import type { Locator, Page } from '@playwright/test';
import {
  doctorAttribute,
  doctorParameter,
  trustPolicyName,
} from 'embed/hand-overs';
import { violations } from '../accessibility/violations';
import { emailOf } from '../accounts/roles';
import { visitAs } from '../accounts/signIn';
import { remoteUrl } from '../demo/address';
import { expect, plainTest, test } from '../visit/test';
import { boxOf, sidewaysScroll, visit } from '../visit/views';
import { fromDemo, serveHost, type HostServer } from './hostServer';
import { runDoctor } from './runDoctor';

const asked = `?${doctorParameter}`;
const overlay = (page: Page): Locator => page.locator(`[${doctorAttribute}]`);

let host: HostServer;
test.beforeAll(async () => {
  host = await serveHost(async (url) => {
    const { pathname } = new URL(url, 'http://host.example');
    if (pathname !== '/clashing') {
      return fromDemo(url);
    }
    const { body, ...answer } = await fromDemo('/mortgage-rates/');
    const text = body
      .toString()
      .replace('<!doctype html>', '')
      .replace(
        '<head>',
        '<head><script>Array.from = function (list) { return [].slice.call(list); };</script><style>#site-header { opacity: .5; filter: blur(1px); }</style>',
      )
      .replace(
        '</body>',
        `<div class="modal" style="position: fixed; inset: 0; z-index: 2147483647"></div><div id="site-footer"></div><script async src="${remoteUrl('header-remote')}embed.js"></script></body>`,
      );
    return { ...answer, body: Buffer.from(text) };
  });
});
test.afterAll(() => host.close());

test('a page loads the doctor only when its address requests it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('doctor'))).toEqual([]);
  await page.goto(`/mortgage-rates/${asked}`);
  await expect(overlay(page).getByRole('heading')).toHaveText('Embed doctor');
  await expect(overlay(page)).toContainText('0 broken, 0 at risk');
  await expect(overlay(page)).toContainText('header-remote runs.');
  expect(await violations(page, `[${doctorAttribute}]`)).toEqual([]);
  await overlay(page).getByRole('button', { name: 'Close the doctor' }).click();
  await expect(overlay(page)).toHaveCount(0);
});

plainTest(
  'page and command report the same, save what a page cannot test',
  async ({ page }) => {
    plainTest.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${host.url}/clashing${asked}`);
    await expect(overlay(page)).toContainText('Embed doctor');
    const report = await overlay(page).locator('pre').textContent();
    const { report: stdout } = await runDoctor(`${host.url}/clashing`);
    const findingsOf = (text: string) =>
      text.split('\n').filter((line) => /^(BROKEN|RISK|fine) /.test(line));
    const onPage = findingsOf(report ?? '');
    for (const part of [
      ...[
        'header-remote has 2 embed tags',
        '2 elements match "#site-footer"',
        'quirks mode',
      ],
      ...[
        'opacity: 0.5, filter',
        'div.modal covers header-remote',
        'Array.from',
      ],
    ]) {
      expect(onPage.join('\n')).toContain(part);
    }
    expect(onPage.length).toBeGreaterThan(6);
    expect(report).toContain(
      "?       Does the page's host answer the calls of the remotes?",
    );
    // The command alone observes these; this host, for one, passes no POST on.
    const isObserved = (line: string) =>
      /The page's host does not answer|Warning on the console|Uncaught error/.test(
        line,
      );
    const byCommand = findingsOf(stdout);
    expect(byCommand.filter((line) => !isObserved(line))).toEqual(onPage);
    const sumOf = (text: string) =>
      /^(\d+) broken, (\d+) at risk, (\d+) fine/m
        .exec(text)
        ?.slice(1)
        .map(Number);
    const [broken, atRisk, fine] = sumOf(report ?? '') ?? [];
    const observed = byCommand.filter(isObserved).length;
    expect(sumOf(stdout)).toEqual([broken, (atRisk ?? 0) + observed, fine]);
  },
);

for (const width of [320, 1280]) {
  test(`at ${width} px it fits the window, and works by keyboard`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/mortgage-rates/${asked}&token=secret`);
    const copy = overlay(page).getByRole('button', { name: 'Copy report' });
    await expect(copy).toBeVisible();
    const box = await boxOf(overlay(page).locator('section'));
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await overlay(page).getByRole('button').all()) {
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    }
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(overlay(page).getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/mortgage-rates/\n');
    expect(copied).toContain('npx --no embed-csp ');
    expect(copied).toContain(remoteUrl('header-remote'));
    expect(copied).not.toContain('secret');
  });
}

test('it shows no data of the visitor, and runs once (S10)', async ({
  page,
}) => {
  await visitAs(page, 'consumer', { path: `/mortgage-rates/${asked}` });
  await expect(overlay(page)).toContainText('runs.');
  // Run again, as by a second page host.
  await page.evaluate(
    ([name]) =>
      new Promise((resolve) => {
        const { src } = document.querySelector<HTMLScriptElement>(
          'script[src$="/doctor.js"]',
        )!;
        const again = document.createElement('script');
        again.crossOrigin = 'anonymous';
        again.onload = resolve;
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): Policy };
        };
        interface Policy {
          createScriptURL(url: string): string;
        }
        const policy = trustedTypes.createPolicy(name, {
          createScriptURL: (url: string) => url,
        });
        again.src = policy.createScriptURL(src);
        document.head.append(again);
      }),
    [trustPolicyName] as const,
  );
  await expect(overlay(page)).toHaveCount(1);
  const text = await overlay(page).evaluate(
    (element) => element.shadowRoot!.textContent,
  );
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const { value } of cookies) {
    expect(text).not.toContain(value);
  }
  expect(text).not.toContain(emailOf('consumer'));
});
