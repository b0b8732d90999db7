/** What the stamp of a remote leaves for the files that follow the first frame. */
import { menuAttribute } from '../contract/handOvers';
import { pageFetch } from '../natives/pageFetch';
import type { PageState } from '../page/pageState';
import { trust } from '../page/trust';
import { locateFile } from '../releases/pageReleases';
import type { LaterFiles, SitePart, Stamp } from '../releases/release';

type Page = Window & typeof globalThis;
type LaterStamp = Pick<Stamp, 'remote' | 'later'>;

/** Fills the menus of a painted shell; does nothing where none is empty. @param loader address of the stamp's loader */
export async function fillMenus(
  window: Page,
  page: PageState,
  stamp: LaterStamp,
  loader: string,
  shadow: ShadowRoot,
): Promise<void> {
  if (!stamp.later || !shadow.querySelector(`[${menuAttribute}]:empty`)) return;
  const menus = (await read(window, page, stamp, loader, 'menus')) as readonly string[];
  const policy = trust(window, page);
  shadow.querySelectorAll(`[${menuAttribute}]`).forEach((menu, index) => {
    if (!menu.firstChild) menu.innerHTML = policy.createHTML(menus[index] ?? '');
  });
}

/** Offers the page a function that completes the remote's part of the site, for its view. */
export function offerPart(
  window: Page,
  page: PageState,
  stamp: LaterStamp,
  loader: string,
): () => Promise<void> {
  const { remote } = stamp;
  const fillPart = async (): Promise<void> => {
    if (!page.parts?.[remote]?.isFirst) return;
    const part = (await read(window, page, stamp, loader, 'view')) as SitePart;
    page.parts = { ...page.parts, [remote]: part };
  };
  page.fillPart = { [remote]: fillPart, ...page.fillPart };
  return fillPart;
}

async function read(
  window: Page,
  page: PageState,
  { remote, later }: LaterStamp,
  loader: string,
  kind: keyof LaterFiles,
): Promise<unknown> {
  const [file = '', integrity = ''] = later?.[kind] ?? [];
  const address = locateFile(file, loader) + (page.queries[remote] ?? '');
  const answer = await pageFetch(window)(address, { integrity, credentials: 'omit' });
  return answer.json();
}

/** Calls once the browser has shown the next frame. The page host tries again what fails here. */
export function afterFrame(window: Window, load: () => Promise<void>): void {
  window.requestAnimationFrame(() => {
    setTimeout(() => void load().catch(() => undefined));
  });
}
