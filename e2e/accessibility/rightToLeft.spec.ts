/** Our English texts on a page that reads from right to left. */
import type { Locator, Page } from '@playwright/test';
import { visitAs } from '../accounts/signIn';
import { lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { accountButton, live, openPopup, placeOf } from '../visit/views';

/** The page asks for it on each of our elements. */
const turnRound = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (places) =>
      new MutationObserver(() => {
        document.documentElement.dir = 'rtl';
        for (const place of places) {
          document.querySelector(place)?.setAttribute('dir', 'rtl');
        }
      }).observe(document, { childList: true, subtree: true }),
    ['#site-header', placeOf('lender-advertising-remote')],
  );

/** The characters of a text in the order in which they are seen in its first line. */
const asSeen = (text: Locator, wanted: string): Promise<string> =>
  text.first().evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const seen: { readonly letter: string; readonly left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.textContent!.indexOf(searched);
      for (let at = start; at >= 0 && at < start + searched.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left } = range.getBoundingClientRect();
        seen.push({ letter: node.textContent![at]!, left });
      }
    }
    return seen
      .toSorted((one, other) => one.left - other.left)
      .map(({ letter }) => letter)
      .join('');
  }, wanted);

test('texts of the lender page keep their order on a page from right to left (F59)', async ({
  page,
}) => {
  await turnRound(page);
  await page.goto(lenderPage);
  const place = placeOf('lender-advertising-remote');
  await live(page, place);
  const view = page.locator(place);
  for (const text of ['How much does it cost?', '2 minutes ago']) {
    const holder = view.getByText(text, { exact: true });
    expect(await asSeen(holder, text)).toBe(text);
  }
  // Still at the right, where lines begin.
  const title = view.locator('#faq-title');
  const ends = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    return element.getBoundingClientRect().right - right;
  });
  expect(ends).toBeLessThan(1);
});

test('the count at an entry keeps its order on a page from right to left (NAV-5 F59)', async ({
  page,
}) => {
  await turnRound(page);
  await visitAs(page, 'agent');
  await accountButton(page).click();
  const badge = openPopup(page).getByText('99+');
  expect(await asSeen(badge, '99+')).toBe('99+');
});
