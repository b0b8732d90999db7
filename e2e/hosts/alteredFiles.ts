import type { Page, Route } from '@playwright/test';

type Change = (text: string, kind: 'document' | 'other') => string;

/** Changes every text that the page loads, and the page itself. Call it before the page is opened. */
export async function alterFiles(page: Page, change: Change): Promise<void> {
  // A changed file has another hash.
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement]) {
      Object.defineProperty(prototype, 'integrity', {
        configurable: true,
        value: '',
        writable: true,
      });
    }
  });
  await page.route('**/*', (route) => answer(route, change));
}

/** Changes the page itself alone, as another company would have written it. */
export const alterPage = (
  page: Page,
  change: (html: string) => string,
): Promise<void> =>
  alterFiles(page, (text, kind) => (kind === 'document' ? change(text) : text));

/** Every request is answered here: the browser would refuse an altered page's requests to this machine. */
async function answer(route: Route, change: Change): Promise<void> {
  const kind = route.request().resourceType();
  if (!/document|script|fetch/.test(kind)) {
    return route.fallback();
  }
  const response = await route.fetch();
  if (!/html|javascript|json/.test(response.headers()['content-type'] ?? '')) {
    return route.fulfill({ response });
  }
  const body = change(
    await response.text(),
    kind === 'document' ? kind : 'other',
  );
  return route.fulfill({ response, body });
}
