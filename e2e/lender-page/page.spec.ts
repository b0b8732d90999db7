import type { Page } from '@playwright/test';
import { lenderPage } from '../lead/leadForm';
import { watchShift } from '../visit/layoutShift';
import { expect, test } from '../visit/test';
import { live, sidewaysScroll } from '../visit/views';
import { signInAs } from '../accounts/signIn';

const slot = '#lender-onboarding';
const open = async (page: Page, path = lenderPage) => {
  await page.goto(path);
  await live(page, slot);
  return page.locator(slot);
};
const isInView = (page: Page, id: string) =>
  expect
    .poll(() =>
      page
        .locator(slot)
        .locator(id)
        .evaluate((section) =>
          Math.abs(Math.round(section.getBoundingClientRect().top)),
        ),
    )
    .toBeLessThan(40);

test('the sub-nav collapses and returns with the width of the window (OPN-83 LAP-15 LAP-16)', async ({
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
      .poll(() =>
        spacer.evaluate((element) => element.getBoundingClientRect().height),
      )
      .toBe(height);
    await expect(spacer).toHaveAttribute(
      'data-collapsed',
      String(height === 0),
    );
  }
});

test('an address with #form scrolls there on load (LAP-22)', async ({
  page,
}) => {
  await open(page, `${lenderPage}#form`);
  await isInView(page, '#form');
});

test("on a page with another base address our links and the page's own lead to the sections (F60 LAP-18 LAP-21)", async ({
  page,
}) => {
  const view = await open(page, '/legacy/base-address?lender');
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
  expect(new URL(page.url()).pathname).toBe('/legacy/base-address');
});

test('the phone is a call link up to 889 px, and a text above; right to left nothing leaves the page (LAP-19 OPN-83)', async ({
  page,
}) => {
  const view = await open(page);
  for (const [width, links] of [
    [889, 2],
    [890, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(
      view.getByRole('link', { name: '(800) 555-0199' }),
    ).toHaveCount(links);
    await expect(
      view.getByText('(800) 555-0199').filter({ visible: true }),
    ).toHaveCount(2);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  const arrow = view
    .getByRole('button', { name: 'Previous testimonial' })
    .locator('svg');
  await page
    .locator('html')
    .evaluate((html) => html.setAttribute('dir', 'rtl'));
  await expect(arrow).toHaveCSS('scale', 'none');
  await view.evaluate((place) => place.setAttribute('dir', 'rtl'));
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

for (const width of [889, 890]) {
  test(`at ${width} px the bar of a signed-in lender moves nothing (LAP-9 LAP-12 LAP-15 LAP-16 CON-22)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shiftOf = await watchShift(page);
    await signInAs(page, 'lender');
    const view = await open(page);
    const links = view
      .getByRole('navigation', { name: 'Lender' })
      .getByRole('link');
    await expect(links).toHaveText([
      'Overview',
      'Quotes',
      'Billing',
      'Advertising',
      'Co-marketing',
      'Reviews',
    ]);
    const own = view.getByRole('link', { name: 'Advertising' });
    await expect(own).toHaveAttribute('aria-current', 'page');
    await expect(own).toBeInViewport();
    expect(await shiftOf()).toBeLessThan(0.005);
  });
}

test('slides have one height, so that nothing moves when they change (LAP-24)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.clock.install();
  const shiftOf = await watchShift(page);
  const view = await open(page);
  await view
    .getByRole('heading', { name: 'What lenders say' })
    .scrollIntoViewIfNeeded();
  await page.clock.runFor(6_000);
  await expect(view.getByRole('figure')).toHaveAccessibleName('2 of 3');
  expect(await shiftOf()).toBeLessThan(0.005);
});

test('the page prints with its answers and all testimonials, without what can only be pressed', async ({
  page,
}) => {
  const view = await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(
    view.getByText('A minimum initial deposit is required.'),
  ).toBeVisible();
  for (const author of [
    'June Ashgrove',
    'Theo Birchwell',
    'Noor Cloverfield',
  ]) {
    await expect(view.getByText(author)).toBeVisible();
  }
  await expect(
    view.getByRole('link', { name: 'Request more info' }),
  ).toBeHidden();
  await expect(
    view.getByText('(800) 555-0199').filter({ visible: true }),
  ).toHaveCount(2);
  const grounds = await view
    .locator('section')
    .evaluateAll((sections) =>
      sections.map((one) => getComputedStyle(one).backgroundColor),
    );
  expect([...new Set(grounds)]).toEqual(['rgba(0, 0, 0, 0)']);
});
