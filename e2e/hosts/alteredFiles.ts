import type { Page, Route } from '@playwright/test';

type Change = (text: string, kind: 'document' | 'other') => string;

/** Every text that the page gets is another, the page itself included. To be called before it is opened. */
export async function alterFiles(page: Page, change: Change): Promise<void> {
  // What has been changed has another hash.
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement])
      Object.defineProperty(prototype, 'integrity', {
        configurable: true,
        value: '',
        writable: true,
      });
  });
  await page.route('**/*', (route) => answer(route, change));
}

/** All of it is answered here: what an altered page asks of the demo itself, the browser takes for the outside asking for this machine. */
async function answer(route: Route, change: Change): Promise<void> {
  const kind = route.request().resourceType();
  if (!/document|script|fetch/.test(kind)) return route.fallback();
  const response = await route.fetch();
  if (!/html|javascript|json/.test(response.headers()['content-type'] ?? ''))
    return route.fulfill({ response });
  const body = change(await response.text(), kind === 'document' ? kind : 'other');
  return route.fulfill({ response, body });
}
