/** F46 to F67: on hostile pages our remotes look, work and send as on the clean page, and the page is as it is without us. */
import type { Browser, Page, Request } from '@playwright/test';
import { lightboxAttribute } from 'embed/hand-overs';
import { demoUrl } from '../demo/address';
import {
  addHostCode,
  hostIsAsWithoutUs,
  isLive,
  readHost,
  skipWithoutLibraries,
} from './hostState';
import {
  closedHosts,
  garblingHosts,
  laneOf,
  liveHosts,
  sandboxedHosts,
} from './legacyHosts';
import { expect, row, test as base } from '../faults/invariants';
import {
  fillOfficer,
  form,
  leadSent,
  newEmail,
  storedLeads,
  submitButton,
} from '../lead/leadForm';
import { header, privacyLink, menuWorks, signInLink } from '../visit/views';

interface Clean {
  readonly header: Buffer;
  readonly menu: Buffer;
  readonly sent: readonly string[];
}

function record(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search, port } = new URL(request.url());
    if (
      port !== new URL(page.url()).port ||
      !/^\/(mortgageapi|graphql|ajax|user\/account|homeloans)/.test(pathname)
    ) {
      return;
    }
    const { accept = '', 'content-type': type = '' } = request.headers();
    sent.push(
      [
        request.method(),
        pathname + search,
        request.postData() ?? '',
        accept,
        type,
      ]
        .join(' | ')
        .replace(/[\da-f]{8}-[\da-f-]{27}/g, '(guid)'),
    );
  });
  return sent;
}

const openMenu = (page: Page) =>
  header(page).getByRole('button', { name: 'Buy', exact: true }).click();
/** The page shines through at the open menu's edges: it is hidden for the picture. */
const menuPixels = async (page: Page): Promise<Buffer> => {
  const show = async (opacity: string) => {
    for (const part of ['main', '#site-footer']) {
      await page
        .locator(part)
        .evaluate(
          (element, value) =>
            (element as HTMLElement).style.setProperty(
              'opacity',
              value,
              'important',
            ),
          opacity,
        );
    }
  };
  await show('0');
  const pixels = await header(page)
    .locator(':popover-open')
    .screenshot({ animations: 'disabled' });
  await show('');
  return pixels;
};
const headerPixels = (page: Page) =>
  header(page).locator('header').screenshot({ animations: 'disabled' });

async function lookAtClean(browser: Browser): Promise<Clean> {
  const page = await browser.newPage({
    baseURL: demoUrl,
    viewport: { width: 1280, height: 800 },
  });
  const sent = record(page);
  await page.goto('/legacy/clean');
  await expect.poll(() => isLive(page, '#site-header')).toBe(true);
  await page.waitForLoadState('networkidle');
  const pixels = await headerPixels(page);
  await openMenu(page);
  const menu = await menuPixels(page);
  await page.close();
  return { header: pixels, menu, sent: [...sent].sort() };
}

const test = base.extend<object, { clean: Clean }>({
  clean: [
    async ({ browser }, use) => use(await lookAtClean(browser)),
    { scope: 'worker' },
  ],
});

for (const legacy of liveHosts) {
  test(
    `${legacy.fault}: ${legacy.title} (/legacy/${legacy.name})`,
    { ...row(legacy.fault, legacy.title), tag: laneOf(legacy) },
    async ({ page, fault, clean }) => {
      skipWithoutLibraries(legacy);
      await addHostCode(page);
      await page.goto(`/legacy/${legacy.name}?bare`);
      const bare = await readHost(page);

      const sent = record(page);
      await page.goto(`/legacy/${legacy.name}`);
      await fault.holds('I2', async () => {
        await expect
          .poll(() => isLive(page, '#site-header'), 'the header is live')
          .toBe(true);
        await expect
          .poll(() => isLive(page, '#site-footer'), 'the footer is live')
          .toBe(true);
        await expect
          .poll(() => sent.length, 'calls')
          .toBeGreaterThanOrEqual(clean.sent.length);
        await looksAsOnClean(page, clean);
        expect([...sent].sort(), 'requests').toEqual(clean.sent);
        await lightboxOpens(page);
      });
      const now = await readHost(page);
      await fault.holds('I1', () => hostIsAsWithoutUs(now, bare, legacy));
      await fault.holds('I3', () => expect(now.errors).toEqual(bare.errors));
      await fault.holds('I5', () =>
        expect(fault.said.filter((line) => !/two releases/.test(line))).toEqual(
          [],
        ),
      );
    },
  );
}

async function looksAsOnClean(page: Page, clean: Clean): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(
    (await headerPixels(page)).equals(clean.header),
    'pixels of the header',
  ).toBe(true);
  await openMenu(page);
  await expect(header(page).locator(':popover-open')).toBeVisible();
  expect(
    (await menuPixels(page)).equals(clean.menu),
    'pixels of the open menu',
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(privacyLink(page)).toBeVisible();
}

/** It opens again after the page has removed it, or has taken its attribute away, which leaves the page inert. */
async function lightboxOpens(page: Page): Promise<void> {
  await signInLink(page).click();
  await lightboxTakesText(page);
  await page
    .locator(`[${lightboxAttribute}]`)
    .evaluate((host) => host.remove());
  await signInLink(page).click();
  await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.removeAttribute('open'));
  await signInLink(page).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function lightboxTakesText(page: Page): Promise<void> {
  const password = page
    .locator(`[${lightboxAttribute}]`)
    .getByLabel('Password');
  await password.click();
  await page.keyboard.type('gs/x');
  await page.keyboard.press('Backspace');
  await expect(password).toHaveValue('gs/');
}

test("F67: a dialog that a link in the page's modal opens can be filled in (/legacy/modal)", async ({
  page,
}) => {
  await page.goto('/legacy/modal');
  await expect.poll(() => isLive(page, '#site-header')).toBe(true);
  await page.getByRole('button', { name: 'Save this home' }).click();
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await lightboxTakesText(page);
});

test('keeps calls, dialogs and links on the host of a page whose base is another (F89)', async ({
  page,
}) => {
  const left: string[] = [];
  await page.route('https://elsewhere.example/**', async (route) => {
    left.push(route.request().url());
    await route.fulfill({ body: 'elsewhere' });
  });
  const called = page.waitForResponse(/UserNavAsync/);
  await page.goto('/legacy/base-elsewhere');
  expect(new URL((await called).url()).origin).toBe(demoUrl);
  await expect.poll(() => isLive(page, '#site-header')).toBe(true);
  await page.getByRole('link', { name: 'Sign in to the page' }).click();
  await lightboxTakesText(page);
  await page.keyboard.press('Escape');
  await openMenu(page);
  await header(page).getByRole('link', { name: 'Homes for sale' }).click();
  await expect(page).toHaveURL(`${demoUrl}/homes/for_sale/`);
  expect(left).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('F64: a tap opens a menu, and closes a dialog (/legacy/fast-click)', async ({
    page,
  }) => {
    await page.goto('/legacy/fast-click');
    await header(page).getByRole('button', { name: 'Buy', exact: true }).tap();
    await expect(header(page).locator(':popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
    await signInLink(page).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

for (const legacy of closedHosts) {
  test(
    `${legacy.fault}: ${legacy.title}: the static view stays (/legacy/${legacy.name})`,
    { ...row(legacy.fault, legacy.title), tag: laneOf(legacy) },
    async ({ page, fault }) => {
      await addHostCode(page);
      await page.goto(`/legacy/${legacy.name}?bare`);
      const bare = await readHost(page);
      await page.goto(`/legacy/${legacy.name}`);
      await fault.holds('I2', async () => {
        // Under this policy no script may write markup: the element shows the page's own content.
        if (legacy.name === 'trusted-types-none') {
          await expect(
            page.getByRole('link', { name: "The page's own way home" }),
          ).toBeVisible();
        } else {
          await expect(signInLink(page)).toBeVisible();
          await menuWorks(page);
        }
      });
      await fault.holds('I5', async () =>
        expect
          .poll(() =>
            fault.said.filter((line) => line.includes('header-remote')),
          )
          .toHaveLength(1),
      );
      const now = await readHost(page);
      await fault.holds('I1', () => hostIsAsWithoutUs(now, bare, legacy));
      await fault.holds('I3', () => expect(now.errors).toEqual(bare.errors));
    },
  );
}

for (const legacy of sandboxedHosts) {
  test(
    `${legacy.fault}: ${legacy.title} (/legacy/${legacy.name})`,
    { ...row(legacy.fault, legacy.title), tag: laneOf(legacy) },
    async ({ page, fault }) => {
      await page.goto(`/legacy/${legacy.name}`);
      const frame = page.frameLocator('iframe');
      await fault.holds('I2', async () => {
        await expect.poll(() => isLive(frame, '#site-header')).toBe(true);
        await frame
          .locator('#site-header')
          .getByRole('button', { name: 'Buy', exact: true })
          .click();
        await expect(
          frame
            .locator('#site-header')
            .getByRole('link', { name: 'Homes for sale' }),
        ).toBeVisible();
      });
      await fault.holds('I3', () => fault.nothingThrown());
    },
  );
}

for (const legacy of garblingHosts) {
  test(
    `${legacy.fault}: the lead form looks up and sends the same bytes (/legacy/${legacy.name})`,
    {
      ...row(legacy.fault, `${legacy.title}: the lead form`),
      tag: ['prototype-1.6', 'constants'].includes(legacy.name) ? [] : '@all',
    },
    async ({ page, fault }) => {
      skipWithoutLibraries(legacy);
      const email = newEmail();
      const sent: string[] = [];
      page.on(
        'request',
        (request) =>
          request.method() === 'POST' &&
          /mortgageapi/.test(request.url()) &&
          sent.push(
            `${new URL(request.url()).pathname.split('/').pop()} ${request.postData()}`,
          ),
      );
      await page.goto(`/legacy/${legacy.name}?lender`);
      const lead = form(page);
      await lead.getByLabel('Role').selectOption('LoanOfficer');
      await fillOfficer(lead, email);
      await submitButton(page).click();
      await fault.holds('I6', async () => {
        await expect(lead.getByText(leadSent)).toBeVisible();
        expect(await storedLeads(email)).toHaveLength(1);
        expect(sent).toContain(
          'getNMLSLender {"nmlsId":"123456","fields":["individualNameOptions","companyNameOptions","nmlsId","nmlsType"]}',
        );
        expect(sent).toContain(`parseEmailAddress {"emailAddress":"${email}"}`);
      });
    },
  );
}
