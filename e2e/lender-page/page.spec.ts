import type { Page } from '@playwright/test';
import { consentKey } from 'embed/hand-overs';
import { lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { hydrated } from '../visit/views';
import { signInAs } from '../accounts/signIn';

const slot = '#lender-onboarding';
const open = async (page: Page, path = lenderPage) => {
  await page.goto(path);
  await hydrated(page, slot);
  return page.locator(slot);
};
const isInView = (page: Page, id: string) =>
  expect
    .poll(() =>
      page
        .locator(slot)
        .locator(id)
        .evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top))),
    )
    .toBeLessThan(40);

/** Every shift that no key or click explains, since the page began. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as string[] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (!entry.hadRecentInput)
          seen.push(
            `${entry.value} ${entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML.slice(0, 80)).join(' | ')}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('LAP-2 LAP-17 LAP-20 LAP-22 LAP-26: the seven sections stand in order', async ({ page }) => {
  const view = await open(page);
  const tops = await Promise.all(
    [
      view.getByRole('heading', { level: 1, name: 'Grow Your Purchase Pipeline' }),
      view.getByRole('heading', { name: 'How It Works' }),
      view.getByRole('heading', { name: /^Call today/ }),
      view.getByRole('heading', { name: 'Start The Conversation' }),
      view.getByRole('heading', { name: 'What lenders say' }),
      view.getByRole('heading', { name: 'Frequently asked questions' }),
    ].map((heading) => heading.evaluate((element) => element.getBoundingClientRect().top)),
  );
  expect([...tops].sort((one, other) => one - other)).toEqual(tops);
});

test('LAP-17 LAP-4 LAP-5 LAP-23: the call-now prompt with the phone, both pitches and a portrait beside each testimonial are seen', async ({
  page,
}) => {
  const view = await open(page);
  const prompt = view.getByText('Call now to reserve your spot');
  await expect(prompt).toBeVisible();
  await expect(prompt.locator('..')).toContainText('(800) 555-0199');
  await expect(view.getByText('You receive contacts by location.')).toBeVisible();
  await expect(view.getByText('You show your rates to shoppers.')).toBeVisible();
  const drawings: string[] = [];
  for (let turned = 0; turned < 3; turned += 1) {
    const portrait = view.getByRole('figure').locator('svg');
    await expect(portrait).toBeVisible();
    drawings.push(await portrait.innerHTML());
    await view.getByRole('button', { name: 'Next testimonial' }).click();
  }
  expect(new Set(drawings).size).toBe(3);
});

test('OPN-81: a page that replaces people replaces portraits', async ({ page }) => {
  const view = await open(page);
  const someone = { quote: 'It works.', author: 'Ada Lane', company: 'Lanternlight', nmlsId: '1' };
  const portrait = '/static/images/avatar-placeholder.png';
  await page.evaluate(
    (items) =>
      window.mortgageEmbed!.update('lender-advertising-remote', {
        content: { testimonials: { items } },
      }),
    [{ ...someone, portrait }, someone],
  );
  await expect(view.getByRole('figure').locator('img')).toHaveAttribute('src', portrait);
  await view.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(view.getByRole('figure')).toContainText('AL');
  await expect(view.locator('figure svg')).toHaveCount(0);
});

test('OPN-83 LAP-16: the sub-nav collapses and comes back as the window changes', async ({
  page,
}) => {
  const view = await open(page);
  const spacer = view.getByTestId('sub-nav-spacer');
  for (const [width, height] of [
    [889, 0],
    [890, 50],
    [320, 0],
    [1280, 50],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => spacer.evaluate((element) => element.getBoundingClientRect().height))
      .toBe(height);
    await expect(spacer).toHaveAttribute('data-collapsed', String(height === 0));
  }
});

test('LAP-18 LAP-21 LAP-22: the anchors lead to their sections and take the focus along', async ({
  page,
}) => {
  const view = await open(page);
  await view.getByRole('link', { name: 'Learn more' }).click();
  await isInView(page, '#how-it-works');
  await view.getByRole('link', { name: 'Request more info' }).click();
  await isInView(page, '#form');
  await page.keyboard.press('Tab');
  await expect(view.getByLabel('Role')).toBeFocused();
});

test('LAP-22: an address with #form leads there on load', async ({ page }) => {
  await open(page, `${lenderPage}#form`);
  await isInView(page, '#form');
});

test("F60 LAP-18 LAP-21: in a page with another base address our links and the page's own lead to the sections", async ({
  page,
}) => {
  const view = await open(page, '/legacy/base-href');
  for (const [link, id] of [
    [view.getByRole('link', { name: 'Learn more' }), '#how-it-works'],
    [view.getByRole('link', { name: 'Request more info' }), '#form'],
  ] as const) {
    await link.click();
    await isInView(page, id);
  }
  for (const [name, id] of [
    ['How it works', '#how-it-works'],
    ['Talk to us', '#form'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await isInView(page, id);
  }
  expect(new URL(page.url()).pathname).toBe('/legacy/base-href');
});

for (const [width, isLink] of [
  [320, true],
  [889, true],
  [890, false],
  [1280, false],
] as const) {
  test(`LAP-19 OPN-83: at ${width} px the phone is ${isLink ? 'a call link' : 'a text'}, and nothing is wider than the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const view = await open(page);
    await expect(view.getByRole('link', { name: '(800) 555-0199' })).toHaveCount(isLink ? 2 : 0);
    await expect(view.getByText('(800) 555-0199').filter({ visible: true })).toHaveCount(2);
    if (isLink)
      await expect(view.getByRole('link', { name: '(800) 555-0199' }).first()).toHaveAttribute(
        'href',
        'tel:+18005550199',
      );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

  test(`LAP-9 LAP-12 LAP-15 LAP-16 CON-22 at ${width} px: the bar of a signed-in lender comes without moving anything`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const view = await open(page);
    const spacer = view.getByTestId('sub-nav-spacer');
    expect(await spacer.evaluate((element) => element.getBoundingClientRect().height)).toBe(
      width <= 889 ? 0 : 50,
    );
    await expect(view.getByRole('navigation', { name: 'Lender' })).toHaveCount(0);
    await signInAs(page, 'lender');
    await open(page);
    const links = view.getByRole('navigation', { name: 'Lender' }).getByRole('link');
    await expect(links).toHaveText([
      'Overview',
      'Quotes',
      'Billing',
      'Advertising',
      'Co-marketing',
      'Reviews',
    ]);
    await expect(view.getByRole('link', { name: 'Advertising' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(view.getByRole('link', { name: 'Advertising' })).toBeInViewport();
    // Other remotes' shifts are theirs.
    expect((await shifts(page)).filter((shift) => !/header|footer/.test(shift))).toEqual([]);
  });
}

test("LAP-9 LAP-12 LAP-14: a lender who takes no quotes has no Quotes; the address's zuid goes along", async ({
  page,
}) => {
  await signInAs(page, 'lender-admin');
  const view = await open(page, `${lenderPage}?zuid=X1-Z`);
  const links = view.getByRole('navigation', { name: 'Lender' }).getByRole('link');
  await expect(links).toHaveText(['Overview', 'Billing', 'Advertising', 'Co-marketing', 'Reviews']);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\?zuid=X1-Z$/);
});

test('LAP-23 LAP-24 LAP-25: the carousel turns every 6 s, wraps, and starts its time anew after an arrow', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const view = await open(page);
  await page.clock.pauseAt(3_600_000);
  const shown = view.getByRole('figure');
  const press = async (name: string) => {
    await view.getByRole('button', { name }).click();
    await page.mouse.move(2, 2);
  };
  for (
    let presses = 0;
    presses < 2 && !(await shown.getAttribute('aria-label'))!.startsWith('1');
    presses += 1
  )
    await press('Next testimonial');
  await press('Next testimonial');
  await expect(shown).toHaveAccessibleName('2 of 3');
  for (const next of ['3 of 3', '1 of 3', '2 of 3']) {
    const before = (await shown.getAttribute('aria-label'))!;
    await page.clock.runFor(5_999);
    await expect(shown).toHaveAccessibleName(before);
    await page.clock.runFor(1);
    await expect(shown).toHaveAccessibleName(next);
  }
  await page.clock.runFor(5_000);
  await press('Previous testimonial');
  await expect(shown).toHaveAccessibleName('1 of 3');
  await expect(shown).toContainText('NMLS# 200001');
  await page.clock.runFor(5_999);
  await expect(shown).toHaveAccessibleName('1 of 3');
});

test('LAP-24: the carousel stands still under the pointer, with the keyboard on it, and when paused', async ({
  page,
}) => {
  await page.clock.install();
  const view = await open(page);
  const shown = view.getByRole('figure');
  await shown.hover();
  const held = (await shown.getAttribute('aria-label'))!;
  await page.clock.runFor(13_000);
  await expect(shown).toHaveAccessibleName(held);
  await view.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Tab');
  await expect(view.getByRole('button', { name: 'Previous testimonial' })).toBeFocused();
  await page.mouse.move(2, 2);
  await page.clock.runFor(13_000);
  await expect(shown).toHaveAccessibleName(held);
  await view.getByRole('button', { name: 'Pause' }).press('Enter');
  await view.getByRole('button', { name: 'Play' }).blur();
  await page.clock.runFor(13_000);
  await expect(shown).toHaveAccessibleName(held);
});

test('LAP-24: the slides take the same room, so that nothing moves when they change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await watchShifts(page);
  const view = await open(page);
  await view.getByRole('heading', { name: 'What lenders say' }).scrollIntoViewIfNeeded();
  await expect(view.getByRole('figure')).toHaveAccessibleName('2 of 3');
  expect((await shifts(page)).filter((shift) => !/header|footer/.test(shift))).toEqual([]);
});

test('the page prints with its answers and all testimonials, without what can only be pressed', async ({
  page,
}) => {
  const view = await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(view.getByText('A minimum initial deposit is required.')).toBeVisible();
  for (const author of ['June Ashgrove', 'Theo Birchwell', 'Noor Cloverfield'])
    await expect(view.getByText(author)).toBeVisible();
  await expect(view.getByRole('link', { name: 'Request more info' })).toBeHidden();
  await expect(view.getByText('(800) 555-0199').filter({ visible: true })).toHaveCount(2);
  const grounds = await view
    .locator('section')
    .evaluateAll((sections) => sections.map((one) => getComputedStyle(one).backgroundColor));
  expect([...new Set(grounds)]).toEqual(['rgba(0, 0, 0, 0)']);
});

test('OPN-80: a page gives its own texts, and a section that does not fit stays ours, with advice', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const view = await open(page);
  await page.evaluate(() =>
    window.mortgageEmbed!.update('lender-advertising-remote', {
      content: { hero: { learnMore: 'Read on' }, faq: { items: [{ question: 1 }] } },
    }),
  );
  await expect(view.getByRole('link', { name: 'Read on' })).toBeVisible();
  await expect(view.getByText('How much does it cost?')).toBeVisible();
  expect(warnings.filter((text) => text.includes('content.faq'))).toHaveLength(1);
});

test('ANA-2: analytics hears of the page under Mortgages, Lender Advertising', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'analytics');
    const heard: unknown[] = [];
    Object.assign(window, {
      heard,
      productAnalytics: { track: (event: unknown) => heard.push(event), page() {}, identify() {} },
    });
  }, consentKey);
  const view = await open(page);
  await view.getByRole('link', { name: 'Learn more' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual(
      expect.arrayContaining([
        { category: 'Mortgages', action: 'Lender Advertising', label: 'View' },
        { category: 'Mortgages', action: 'Lender Advertising', label: 'Learn more' },
      ]),
    );
});
