/** Pages of another company with our tags, which record what they notice of us. */
import { fromDemo, serveHost, type Answer } from '../hosts/hostServer';
import { watchPopups } from '../visit/watchPopups';
import type { Page } from './page';

export interface GuestHost {
  readonly url: string;
  /** The page's observations of us since it was opened. */
  recordOf(page: Page): Promise<GuestRecord>;
  close(): Promise<void>;
}

export interface GuestRecord {
  readonly errors: readonly string[];
  readonly tops: readonly number[];
}

export async function startGuestHost(): Promise<GuestHost> {
  const { url, close } = await serveHost((path) =>
    ['/mortgage-rates/', '/refinance/'].includes(path)
      ? pageOf(path)
      : fromDemo(path),
  );
  const recordOf: GuestHost['recordOf'] = (page) =>
    page.read(() => (window as unknown as { record: GuestRecord }).record);
  return { url, recordOf, close };
}

async function pageOf(path: string): Promise<Answer> {
  const { body, status, type } = await fromDemo(path);
  const html = body
    .toString()
    .replace('<head>', `<head><script>${scripts}</script>`);
  return { status, type, body: Buffer.from(html) };
}

const scripts = [watch, watchPopups]
  .map((script) => `(${String(script)})();`)
  .join('');

/** Runs in the page, before our scripts. */
function watch(): void {
  const record = { errors: [] as string[], tops: [] as number[] };
  Object.assign(window, { record });
  window.addEventListener(
    'error',
    ({ message }) => message && record.errors.push(message),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    record.errors.push(String(reason)),
  );
  const look = (): void => {
    const main = document.querySelector('main');
    const top = main && Math.round(main.getBoundingClientRect().top + scrollY);
    if (top !== null && top !== record.tops.at(-1)) {
      record.tops.push(top);
    }
    requestAnimationFrame(look);
  };
  look();
}
