/** The parts of a stamp in files that follow the first frame. They are scripts: a page's policy allows those. */
import { laterAttribute, laterProperty } from '../contract/handOvers';
import { createScript } from '../delivery/createScript';
import { preload } from '../delivery/preload';
import { addToHead } from '../page/addedElements';
import { afterFrame } from '../page/afterFrame';
import type { PageState } from '../page/pageState';
import { trust } from '../page/trust';
import { locateFile } from '../releases/pageReleases';
import type {
  LaterFile,
  LaterFiles,
  LaterShell,
  Stamp,
} from '../releases/release';
import { addStyles } from './paintShell';

export interface LaterStamp extends Pick<Stamp, 'remote' | 'later'> {
  readonly loader: string;
}

/** Fills the menus of a painted shell; does nothing where none is empty. Rejects when their file fails. */
export async function fillMenus(
  window: Window & typeof globalThis,
  page: PageState,
  stamp: LaterStamp,
  shadow: ShadowRoot,
): Promise<void> {
  const later = currentOf(page, stamp);
  if (!later || !hasEmptyMenu(shadow)) {
    return;
  }
  const { css, contents } = (await read(
    window,
    page,
    stamp,
    later.menus,
  )) as LaterShell;
  // Another call has filled them meanwhile.
  if (!hasEmptyMenu(shadow)) {
    return;
  }
  const policy = trust(window, page);
  shadow.querySelectorAll(`[${laterAttribute}]`).forEach((menu, index) => {
    if (!menu.firstChild) {
      menu.innerHTML = policy.createHTML(contents[index] ?? '');
    }
  });
  addStyles(window, page, shadow, css);
}

/** The page host has other files when it has renewed a release whose files are gone. */
const currentOf = (
  page: PageState,
  { remote, later }: LaterStamp,
): LaterFiles | undefined => later && (page.later?.[remote] ?? later);

const hasEmptyMenu = (shadow: ShadowRoot): boolean =>
  shadow.querySelector(`[${laterAttribute}]:empty`) !== null;

/** Fills the menus after the next frame: a script would delay the page's `load`, a preload does not. The mount repeats what fails here. */
export function fillMenusAfterFrame(
  window: Window & typeof globalThis,
  page: PageState,
  stamp: LaterStamp,
  shadow: ShadowRoot,
): void {
  const { later } = stamp;
  if (!later || !hasEmptyMenu(shadow)) {
    return;
  }
  afterFrame(window, () => {
    preload(window.document, page, [locate(page, stamp, later.menus)], () => {
      fillMenus(window, page, stamp, shadow).catch(() => undefined);
    });
  });
}

/** Offers the page a function that completes the remote's part of the site, for its view. */
export function offerPart(
  window: Window,
  page: PageState,
  stamp: LaterStamp,
): () => Promise<void> {
  const { remote } = stamp;
  const fillPart = async (): Promise<void> => {
    const later = currentOf(page, stamp);
    const first = page.parts?.[remote];
    if (!later || !first?.isFirst) {
      return;
    }
    const rest = (await read(window, page, stamp, later.part)) as object;
    page.parts = {
      ...page.parts,
      [remote]: { ...first, ...rest, isFirst: false },
    };
  };
  page.fillPart = { [remote]: fillPart, ...page.fillPart };
  return fillPart;
}

const locate = (
  { queries }: PageState,
  { remote, loader }: LaterStamp,
  [file, integrity]: LaterFile,
): LaterFile => [locateFile(file, loader) + (queries[remote] ?? ''), integrity];

/** A file that hangs counts as failed after this time (F10). */
const longestMs = 120_000;
/** By address, while a file loads: all callers share its answer. */
const coming: Record<string, Promise<unknown> | undefined> = {};

/** Runs a file that leaves a value on its own element, and gives the value. */
function read(
  window: Window,
  page: PageState,
  stamp: LaterStamp,
  file: LaterFile,
): Promise<unknown> {
  const [address, integrity] = locate(page, stamp, file);
  const script = createScript(window, page, address, integrity);
  return (coming[address] ??= new Promise<unknown>((resolve, reject) => {
    const settle = (): void => {
      clearTimeout(timer);
      // An image of the page may be its `document.currentScript` (F56).
      const holder = window.document.currentScript ?? script;
      const value: unknown =
        Reflect.get(script, laterProperty) ??
        Reflect.get(holder, laterProperty);
      if (value) {
        resolve(value);
      } else {
        reject(new Error(`${address} could not be loaded.`));
      }
    };
    script.onload = settle;
    script.onerror = settle;
    const timer = setTimeout(settle, longestMs);
    addToHead(window.document, script);
  }).finally(() => {
    script.remove();
    coming[address] = undefined;
  }));
}
