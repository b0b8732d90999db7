/** The gate whose program does not come, and the look of the region that it shows. */
import { hold } from '../visit/hold';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';
import { signInAs } from '../accounts/signIn';

const region = '/mortgage/review-moderation/';
const slot = '#access-denied';
const program = /\/access-denied-remote\/[^/]+\/entry\.js/;

test('a gate whose program fails says so, with two ways on, until it comes (F76 I2 I7)', async ({
  page,
}) => {
  await page.route(program, (route) => route.abort());
  await page.goto(region);
  const gate = page.locator(slot);
  const failed = gate.getByRole('heading', {
    name: 'We couldn’t check your access',
  });
  await expect(failed).toBeVisible();
  await expect(gate.getByText('Checking your access…')).toBeHidden();
  await expect(
    gate.getByRole('link', { name: 'Reload the page' }),
  ).toBeVisible();
  await expect(gate.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await live(page, slot);
  await expect(
    gate.getByRole('heading', { name: 'Access Denied' }),
  ).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a gate that waits shows the words of the page itself after 10 s (F76 API-9)', async ({
  page,
}) => {
  const held = hold();
  await page.route(program, async (route) => {
    await held.released;
    await route.abort();
  });
  await page.goto(region, { waitUntil: 'commit' });
  const gate = page.locator(slot);
  await expect(gate.getByText('Checking your access…')).toBeVisible();
  await gate.evaluate((element) => {
    element.append('Ask your manager.');
    for (const waiting of element.shadowRoot!.getAnimations()) {
      waiting.finish();
    }
  });
  await expect(gate.getByText('Checking your access…')).toBeHidden();
  await expect(gate.getByText('We couldn’t check your access')).toBeVisible();
  const isDrawn = await gate.evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.lastChild!);
    return range.getBoundingClientRect().height > 0;
  });
  held.release();
  expect(isDrawn).toBe(true);
});

const inherited = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'color',
  'color-scheme',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-transform',
  'cursor',
];

test("the shown region keeps the look of the page's own text (F76)", async ({
  page,
}) => {
  await signInAs(page, 'moderator');
  await page.goto(region);
  await expect(
    page.locator(slot).getByRole('heading', { name: 'Review moderation' }),
  ).toBeVisible();
  const [within, beside] = await page.evaluate((names) => {
    Object.assign(document.querySelector('main')!.style, {
      font: 'italic 300 17.25px / 27.5px Georgia, serif',
      color: 'rgb(1, 2, 3)',
      colorScheme: 'dark',
      letterSpacing: '1px',
      wordSpacing: '2px',
      textAlign: 'right',
      textTransform: 'uppercase',
      cursor: 'help',
    });
    const gate = document.querySelector('#access-denied')!;
    const looksOf = (place: Element) => {
      const text = place.appendChild(document.createElement('p'));
      const style = getComputedStyle(text);
      const looks = names.map((name) => style.getPropertyValue(name));
      text.remove();
      return looks;
    };
    return [
      looksOf(gate.querySelector(':scope > [data-mortgage-region]')!),
      looksOf(gate.parentElement!),
    ];
  }, inherited);
  expect(within).toEqual(beside);
  expect(within).toContain('17.25px');
});
