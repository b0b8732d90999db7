/** F18: what the header starts it stops. Measured through the DevTools protocol. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';
import { visitAs } from './roles';

type Container = { get(door: string): Promise<() => { mount(element: Element): { unmount(): void } }> };
declare global {
  interface Window { header_remote?: Container; timersLeft?: () => number }
}

/** Counts timers that have been set and have neither run nor been cleared. */
const countTimers = (page: Page) => page.addInitScript(() => {
  const pending = new Set<unknown>();
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window;
  window.setTimeout = ((handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    const id: unknown = set(() => { pending.delete(id); handler(...args); }, delay);
    pending.add(id);
    return id;
  }) as never;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => { const id = repeat(...args); pending.add(id); return id; }) as never;
  window.clearTimeout = window.clearInterval = ((id: number) => { pending.delete(id); clear(id); stop(id); }) as never;
  window.timersLeft = () => pending.size;
});

/** Mounts the header into a new element and takes it away again, so often. */
const cycle = (page: Page, times: number, isSettled: string) => page.evaluate(async ([count, settled]) => {
  const { mount } = (await window.header_remote!.get('./mount'))();
  for (let index = 0; index < count; index += 1) {
    const element = document.body.appendChild(document.createElement('div'));
    const handle = mount(element);
    for (let turn = 0; turn < 200 && !element.shadowRoot?.querySelector(settled); turn += 1) await new Promise((resolve) => { requestAnimationFrame(resolve); });
    if (!element.shadowRoot?.querySelector(settled)) throw new Error(`cycle ${index}: no ${settled}`);
    element.shadowRoot.querySelector<HTMLElement>('#menu-home-loans')!.showPopover();
    handle.unmount();
    element.remove();
  }
}, [times, isSettled] as const);

async function measure(page: Page, devTools: CDPSession) {
  await page.waitForLoadState('networkidle');
  // Twice: what the first collection frees may hold weak things.
  for (let round = 0; round < 2; round += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devTools.send('Memory.getDOMCounters');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const listenersOf = async (expression: string) => {
    const { result } = await devTools.send('Runtime.evaluate', { expression });
    const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    return listeners.map(({ type }) => type).sort().join(' ');
  };
  return {
    nodes, jsEventListeners, documents, usedSize, timers: await page.evaluate(() => window.timersLeft!()),
    windowListeners: await listenersOf('window'), documentListeners: await listenersOf('document'),
  };
}

for (const [who, times, settled] of [['an anonymous visitor', 200, 'a[href="/user/acct/login/"]'], ['a signed-in one with a live inbox', 30, '#menu-account']] as const) {
  test(`F18: ${times} mounts and unmounts for ${who} leave no listener, timer, request or node`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const open = new Set<string>();
    page.on('request', (request) => open.add(request.url()));
    for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end, (request) => open.delete(request.url()));
    await countTimers(page);
    if (times === 200) await page.goto('/mortgage-rates/');
    else await visitAs(page, 'consumer', baseURL!);
    await hydrated(page, '#site-header');
    await page.evaluate(() => window.mortgageEmbed!.unmount('header-remote'));
    const devTools = await page.context().newCDPSession(page);
    // Caches and lazily loaded code are there after the first few.
    await cycle(page, 10, settled);
    const before = await measure(page, devTools);
    await cycle(page, times, settled);
    const after = await measure(page, devTools);
    expect([...open], 'requests still open').toEqual([]);
    expect(after).toMatchObject({ windowListeners: before.windowListeners, documentListeners: before.documentListeners });
    expect(after.documents - before.documents).toBe(0);
    expect(after.timers - before.timers, 'timers').toBeLessThanOrEqual(times === 200 ? 0 : times);
    expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThanOrEqual(0);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0);
    expect((after.usedSize - before.usedSize) / 1024 / 1024, 'heap in MB').toBeLessThan(1);
    console.log(who, JSON.stringify({ before, after }));
  });
}
