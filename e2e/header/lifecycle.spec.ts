/** F18: the header stops all that it starts. A leak is a slope: the second hundred mounts add next to nothing. */
import type { CDPSession, Page, Request } from '@playwright/test';
import { live } from '../visit/views';
import { expect, test } from '../visit/test';
import { visitAs } from '../accounts/signIn';

// Memory is measured: the tab must hold nothing of another test.
test.use({ reuseContext: false });

type Container = {
  get(
    door: string,
  ): Promise<() => { mount(element: Element): { unmount(): void } }>;
};
declare global {
  interface Window {
    header_remote?: Container;
  }
}

const cycle = (
  page: Page,
  times: number,
  isSettled: string,
  connects: boolean,
) =>
  page.evaluate(
    async ([count, settled, waits]) => {
      performance.setResourceTimingBufferSize(100_000);
      const connections = () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/v2/subscribe/')).length;
      const { mount } = (await window.header_remote!.get('./mount'))();
      for (let index = 0; index < count; index += 1) {
        const element = document.body.appendChild(
          document.createElement('div'),
        );
        const connectedBefore = connections();
        const handle = mount(element);
        for (
          let turn = 0;
          turn < 200 && !element.shadowRoot?.querySelector(settled);
          turn += 1
        ) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        if (!element.shadowRoot?.querySelector(settled)) {
          throw new Error(`cycle ${index}: no ${settled}`);
        }
        element.shadowRoot
          .querySelector<HTMLElement>('#menu-home-loans')!
          .showPopover();
        while (waits && connections() === connectedBefore) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        handle.unmount();
        element.remove();
      }
    },
    [times, isSettled, connects] as const,
  );

async function measure(
  page: Page,
  devTools: CDPSession,
  open: ReadonlySet<Request>,
) {
  // Calls that were under way end by themselves; a long poll would not.
  await expect
    .poll(() => [...open].map((request) => request.url()))
    .toEqual([]);
  // Twice: what the first collection frees may hold weak things.
  for (let round = 0; round < 2; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners, documents } = await devTools.send(
    'Memory.getDOMCounters',
  );
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const listenersOf = async (expression: string) => {
    const { result } = await devTools.send('Runtime.evaluate', { expression });
    const { listeners } = await devTools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    });
    return listeners.length;
  };
  return {
    nodes,
    jsEventListeners,
    documents,
    usedSize,
    windowListeners: await listenersOf('window'),
    documentListeners: await listenersOf('document'),
  };
}

/** Limits for a hundred further mounts: a leak adds one for each. */
const leastLeak = 10;

for (const [who, times, settled, connects] of [
  ['an anonymous visitor', 100, 'a[href="/user/acct/login/"]', false],
  ['a signed-in one with a live inbox', 20, '#account-menu', true],
] as const) {
  const tag = connects ? '@all' : [];
  test(
    `${times} further mounts for ${who} leave no listener, request or node (F18)`,
    { tag },
    async ({ page }) => {
      test.setTimeout(120_000);
      const open = new Set<Request>();
      page.on('request', (request) => open.add(request));
      page.on('requestfinished', (request) => open.delete(request));
      page.on('requestfailed', (request) => open.delete(request));
      if (!connects) {
        await page.goto('/mortgage-rates/');
      } else {
        await page.route('**/graphql', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            '"heartbeatInterval":149',
            '"heartbeatInterval":10',
          );
          await route.fulfill({ response, body });
        });
        await visitAs(page, 'consumer');
      }
      await live(page, '#site-header');
      await page.evaluate(() => window.mortgageEmbed!.unmount('header-remote'));
      const devTools = await page.context().newCDPSession(page);
      await cycle(page, times, settled, connects);
      const before = await measure(page, devTools, open);
      await cycle(page, times, settled, connects);
      const more = async () => {
        const after = await measure(page, devTools, open);
        return [
          after.windowListeners - before.windowListeners,
          after.documentListeners - before.documentListeners,
          after.documents - before.documents,
          after.jsEventListeners - before.jsEventListeners,
          // A view has hundreds of nodes.
          (after.nodes - before.nodes) / 100,
          (after.usedSize - before.usedSize) / 1024 / 1024,
        ];
      };
      // A client of the SDK lives until its last heartbeat is over.
      await expect
        .poll(async () => Math.max(...(await more())), { timeout: 30_000 })
        .toBeLessThan(leastLeak);
    },
  );
}
