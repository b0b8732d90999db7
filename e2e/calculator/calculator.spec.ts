/** The mortgage calculator in a real browser: what it works out, and what a sign-in there hands over. */
import { expect, test } from '../visit/test';
import { visit } from '../visit/views';
import { signInByLightbox } from '../accounts/signIn';
import { demoUrl } from '../demo/address';

test('VAL-1 VAL-3 PRS-7 PRS-8 OPN-92: amounts are typed as people write them, and a month and a year come out', async ({
  page,
}) => {
  await visit(page, '/mortgage-calculator/');
  const result = page.locator('[data-result]');
  await page.getByLabel('Home price').fill('$250,000');
  await page.getByLabel('Down payment').fill('20%');
  await page.getByLabel('Interest rate').fill('6%');
  await page.getByLabel('Term', { exact: true }).selectOption('15 year fixed');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(result.getByRole('paragraph').first()).toHaveText('$1,688');
  await expect(result).toContainText(/in 15 years, [A-Z][a-z]+ \d{4}/);
  await page.getByLabel('Home price').fill('$2,500');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByLabel('Home price')).toHaveAccessibleDescription(
    'Enter an amount from $5K to $200M.',
  );
  await expect(page.getByLabel('Home price')).toHaveValue('$2,500');
  await expect(page.getByRole('alert')).toBeFocused();
});

test('CAL-4 OPN-91: a sign-in from the calculator hands over the home that it was about, and the server keeps it', async ({
  page,
}) => {
  // The page is loaded again meanwhile: the answer is read where it arrives.
  const kept = new Promise<{ readonly sent: unknown; readonly answer: unknown }>((resolve) => {
    void page.route(/updateHDPCalcMarketing/, async (route) => {
      const response = await route.fetch();
      resolve({ sent: route.request().postDataJSON(), answer: await response.json() });
      await route.fulfill({ response }).catch(() => undefined);
    });
  });
  await visit(page, '/mortgage-calculator/');
  await signInByLightbox(page, 'consumer');
  const { sent, answer } = await kept;
  expect(sent).toMatchObject({
    userId: expect.stringMatching(/.+/),
    propertyAddress: '12 Larch Street, Sacramento, CA 95814',
    propertyImageURL: `${demoUrl}/static/sample-home.svg`,
    propertyURL: `${demoUrl}/homedetails/12-larch-street/`,
  });
  // An empty answer is that of a row that is stored; a refusal has an error.
  expect(answer).toEqual({});
});
