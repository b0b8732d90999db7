import { expect, test } from '../visit/test';
import { live } from '../visit/views';
import { agree, listenAsCollector } from './collector';

// The page's policy does not allow the collector, which is another origin.
test.use({ reuseContext: false, bypassCSP: true });

test('S10 S11: a page sends one measurement when the visitor leaves it, without personal data', async ({
  page,
}) => {
  const { received, url, close } = await listenAsCollector();
  await page.goto('/lender-profile/L-1001/?email=ada@lender.example.com');
  await live(page, '#site-header');
  await agree(page, url);
  await page.goto('/healthz');
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    page: '/lender-profile/*',
    site: 'maplehearth',
    headerVisibleMs: expect.any(Number),
    sessionShownMs: expect.any(Number),
  });
  expect(JSON.stringify(received)).not.toContain('ada@');
  await close();
});

test('S11: the browser fetches the measuring code only after consent', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/measurement\./.test(request.url())) {
      fetched.push(request.url());
    }
  });
  await page.goto('/mortgage-rates/');
  await live(page, '#site-header');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await agree(page);
});
