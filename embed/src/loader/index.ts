/**
 * The loader: what `embed.js` runs. It paints this remote's shell at once and asks for everything else in parallel.
 * The stamp is put around this program when it is published (publishing).
 */
import type { choose } from '../canary';
import type { RemoteName } from '../contract/contract';
import { signedInHintAttribute, targetAttribute } from '../contract/handOvers';
import { failPageApi, publishPageApi } from '../page/pageApi';
import { createPageState, openPageState, type PageState, type Slot } from '../page/pageState';
import { warn } from '../page/warn';
import { addSiteParts } from '../page/siteParts';
import { addReleases, locateReleases } from '../releases/pageReleases';
import type { Release, SiteParts, Stamp } from '../releases/release';
import { moveBreakpoint, readBreakpoint } from '../shell/breakpoint';
import { openShadow } from '../shell/openShadow';
import { paintShell } from '../shell/paintShell';
import { returnFocusOnDismissal } from '../shell/returnFocus';
import { paintScheme } from '../shell/scheme';
import { readSignedInHint } from '../shell/signedInHint';
import { canRun } from './canRun';
import { findMountElement, whenMountElementIsThere, type Place } from './mountElement';
import { takeOwnScript } from './ownScript';
import { preload } from './preload';
import { startHost } from './startHost';

/** Only remotes of the list are stamped. */
type RemoteStamp = Stamp & { readonly remote: RemoteName };
declare const __EMBED_STAMP__: RemoteStamp;
/** There while a canary of this remote is tried. */
declare const __EMBED_CANARY__: { readonly choose: typeof choose } | undefined;

function load(stamp: RemoteStamp, window: Window & typeof globalThis): void {
  const { document } = window;
  const { remote } = stamp;
  const script = takeOwnScript(document, remote);
  if (!script) return;
  const runs = canRun(window);
  const page = runs ? openPageState(window) : createPageState();
  page.nonce ||= script.nonce;
  const { releases: named, parts } =
    typeof __EMBED_CANARY__ === 'undefined'
      ? stamp
      : __EMBED_CANARY__.choose(window, page, stamp, script);
  const releases = locateReleases(named, script.src);
  const used = joinPage(page, parts, releases);

  // The view comes first: on a slow phone even the preload links would delay its frame.
  const asked = script.getAttribute(targetAttribute);
  const place = asked === null ? stamp : { remote, element: asked };
  const missed = (): void => {
    (page.unplaced ??= []).push(remote);
    page.tellUnplaced?.(remote);
  };
  const tag = { window, page, stamp, script, place, releases };
  const found = (target: Element): void => {
    const slot = fillPlace(tag, target);
    page.show?.(slot);
  };
  whenMountElementIsThere(document, place, found, missed);
  try {
    publishPageApi(window);
    if (!runs) throw new TypeError('symbols or prototypes that can be added to are missing');
    preload(document, page, used);
    startHost(window, page);
  } catch (error) {
    warn(`nothing of ours can run on this page; ${remote} stays static.`, error);
    failPageApi(window, error);
  }
}

interface Tag {
  readonly window: Window & typeof globalThis;
  readonly page: PageState;
  readonly stamp: RemoteStamp;
  readonly script: HTMLScriptElement;
  readonly place: Place;
  readonly releases: readonly Release[];
}

/** Paints the view into a mount element; what holds it is one more of the page's slots. */
function fillPlace(tag: Tag, target: Element): Slot {
  const { window, page, stamp, script, place, releases } = tag;
  const { document } = window;
  if (readSignedInHint(window)) target.setAttribute(signedInHintAttribute, '');
  const shadow = openShadow(target);
  const paint = () => {
    paintShell(window, page, shadow, stamp);
    const breakpoint = readBreakpoint(document, script.dataset);
    if (breakpoint) moveBreakpoint(shadow, breakpoint);
    paintScheme(document, script.dataset, shadow);
  };
  paint();
  returnFocusOnDismissal(shadow);
  const slot: Slot = {
    remote: stamp.remote,
    releases,
    element: shadow.host,
    paint,
    findNext() {
      const next = findMountElement(document, place);
      return next && fillPlace(tag, next);
    },
    attributes: script.dataset,
    script: script.src,
  };
  page.slots.push(slot);
  return slot;
}

/** Gives the releases that the page uses: those of the tag that came first. */
function joinPage(
  page: PageState,
  parts: SiteParts | undefined,
  releases: readonly Release[],
): Release[] {
  addSiteParts(page, parts);
  return addReleases(page.releases, releases);
}

load(__EMBED_STAMP__, window);
