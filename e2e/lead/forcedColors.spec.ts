import { form, openForm, pressEarly, submitButton } from './leadForm';
import { expect, test } from '../visit/test';

test('in forced colours every field, button and state keeps an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const lead = await openForm(page);
  await pressEarly(page);
  const outlined = [
    lead.getByLabel('Role'),
    submitButton(page),
    page.getByRole('link', { name: 'Learn more' }),
    page.getByRole('link', { name: 'Request more info' }),
    page.getByRole('button', { name: 'Pause' }),
  ];
  for (const control of outlined) {
    expect(
      await control.evaluate(
        (element) => getComputedStyle(element).borderTopWidth,
      ),
    ).not.toBe('0px');
  }
  await expect(
    form(page).getByText('Select your role from the list.').first(),
  ).toBeVisible();
  // No colour marks the field then.
  await expect(lead.getByLabel('Role')).toHaveCSS('border-top-width', '3px');
});
