/** Pages of another company that have our tags, and what they notice of us. */
import { fromDemo, serveHost, type Answer } from '../hosts/hostServer';
import type { Page } from './page';
import { publishNewerHeader, type NewerRelease } from './newerRelease';

const rates = '/mortgage-rates/';

export interface GuestHost {
  readonly url: string;
  /** What the page has noticed of us since it was opened. */
  recordOf(page: Page): Promise<GuestRecord>;
  close(): Promise<void>;
}

export interface GuestRecord {
  /** What reached its error handlers. */
  readonly errors: readonly string[];
  /** Where its content began, px from the top: each place it has had. */
  readonly tops: readonly number[];
}

/** Serves the demo's pages by their paths, and under `/skewed` and `/released` one whose releases differ from the demo's. */
export async function startGuestHost(): Promise<GuestHost> {
  let publishing: Promise<NewerRelease> | undefined;
  // Not before it is asked for: it takes seconds.
  const newer = () => (publishing ??= publishNewerHeader(`${host.url}/static/`));
  const host = await serveHost(0, async (url) => {
    if (url === '/skewed') return pageOf(rates, (await newer()).withOldHeader);
    if (url === '/released') return pageOf(rates, (await newer()).withNewest);
    if (url.startsWith('/static/')) return (await newer()).fileAt(url);
    return [rates, '/refinance/'].includes(url) ? pageOf(url) : fromDemo(url);
  });
  return {
    url: host.url,
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

/** Runs in the page, before anything of ours. */
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
