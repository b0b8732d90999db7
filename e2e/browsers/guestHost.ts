/** Pages of another company with our tags, which record what they notice of us. */
import { fromDemo, serveHost, type Answer } from '../hosts/hostServer';
import type { Page } from './page';
import { publishNewerHeader, type NewerRelease } from './newerRelease';

const rates = '/mortgage-rates/';

export interface GuestHost {
  readonly url: string;
  /** Publishes the newer release of `/skewed` and `/released`; it takes seconds. */
  publishNewer(): Promise<unknown>;
  /** What the page has noticed of us since it was opened. */
  recordOf(page: Page): Promise<GuestRecord>;
  close(): Promise<void>;
}

export interface GuestRecord {
  /** What reached its error handlers. */
  readonly errors: readonly string[];
  /** Each place of its content, px from the top. */
  readonly tops: readonly number[];
}

/** Serves the demo's pages, and at `/skewed` and `/released` one with other releases. */
export async function startGuestHost(): Promise<GuestHost> {
  let publishing: Promise<NewerRelease> | undefined;
  const newer = () => (publishing ??= publishNewerHeader(`${host.url}/static/`));
  const host = await serveHost(0, async (url) => {
    if (url === '/skewed') return pageOf(rates, (await newer()).withOldHeader);
    if (url === '/released') return pageOf(rates, (await newer()).withNewest);
    if (url.startsWith('/static/')) return (await newer()).fileAt(url);
    return [rates, '/refinance/'].includes(url) ? pageOf(url) : fromDemo(url);
  });
  return {
    url: host.url,
    publishNewer: newer,
    recordOf: (page) => page.read(() => (window as unknown as { record: GuestRecord }).record),
    close: async () => {
      await host.close();
      (await publishing)?.remove();
    },
  };
}

async function pageOf(path: string, change = (html: string) => html): Promise<Answer> {
  const { body, status, type } = await fromDemo(path);
  const html = change(body.toString()).replace(
    '<head>',
    `<head><script>(${String(watch)})()</script>`,
  );
  return { status, type, body: Buffer.from(html) };
}

/** Runs in the page, before our scripts. */
function watch(): void {
  const record = { errors: [] as string[], tops: [] as number[] };
  Object.assign(window, { record });
  window.addEventListener('error', ({ message }) => message && record.errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => record.errors.push(String(reason)));
  const look = (): void => {
    const main = document.querySelector('main');
    const top = main && Math.round(main.getBoundingClientRect().top + scrollY);
    if (top !== null && top !== record.tops.at(-1)) record.tops.push(top);
    requestAnimationFrame(look);
  };
  look();
}
