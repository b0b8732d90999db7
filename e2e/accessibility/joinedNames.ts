import type { Page } from '@playwright/test';

/** Letters and digits without anything between them, as in "Inbox3new" or "Call today(800)". */
const joined = /\p{L}\d|\d\p{L}|\p{L}\(/u;
const named = ['link', 'button', 'heading', 'tab', 'checkbox', 'combobox'];

/**
 * Returns names that a screen reader would read as one word. The browser's own accessibility tree is asked, because
 * browsers drop spaces that are in the markup, such as those at the edge of a flex item.
 */
export async function joinedNames(page: Page): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ role }) => named.includes(String(role?.value)))
    .map(({ name }) => String(name?.value))
    .filter((name) => joined.test(name));
}
