/**
 * The loader: what `embed.js` runs. It paints this remote's shell at once, and requests everything else
 * in parallel: when the page has loaded, or at once where the view shows more than the shell.
 * Publishing puts the stamp around this program.
 */
import type { choose } from '../canary';
import type { RemoteName } from '../contract/contract';
import {
  failedAttribute,
  signedInHintAttribute,
  targetAttribute,
} from '../contract/handOvers';
import { preload } from '../delivery/preload';
import { afterFrame } from '../page/afterFrame';
import { attempt } from '../page/attempt';
import { failPageApi, publishPageApi } from '../page/pageApi';
import {
  createPageState,
  openPageState,
  type PageState,
} from '../page/pageState';
import { addSiteParts } from '../page/siteParts';
import { warn } from '../page/warn';
import { addReleases, locateReleases } from '../releases/pageReleases';
import { filesOf, opensAtOnce, type Release } from '../releases/release';
import { offerPart } from '../shell/later';
import { afterPageLoad, whenShown } from './afterPageLoad';
import { canRun } from './canRun';
import { whenDrawn } from './holdBack';
import { whenMountElementIsThere } from './mountElement';
import { openSlot, readSignedInHint, type RemoteStamp } from './openSlot';
import { takeOwnScript } from './ownScript';
import { startHost } from './startHost';

declare const __EMBED_STAMP__: RemoteStamp;
/** Set while a canary of this remote is tried. */
declare const __EMBED_CANARY__: { readonly choose: typeof choose } | undefined;

function load(stamp: RemoteStamp, window: Window & typeof globalThis): void {
  const { document } = window;
  const { remote } = stamp;
  const script = takeOwnScript(document, remote);
  if (!script) {
    return;
  }
  const runs = attempt(() => canRun(window));
  const page = runs ? openPageState(window) : createPageState();
  page.nonce ||= script.nonce;
  const chosen = chooseReleases(window, page, stamp, script);
  addSiteParts(page, chosen.parts);
  const fillPart = offerPart(window, page, { ...stamp, loader: script.src });
  const releases = locateReleases(chosen.releases, script.src);
  const used = addReleases(page.releases, releases);

  const asked = script.getAttribute(targetAttribute);
  const place = asked === null ? stamp : { remote, element: asked };
  const tryTo = (act: () => void, otherwise?: () => void): void => {
    try {
      act();
    } catch (error) {
      warn(
        `this browser or page cannot run our programs; ${remote} stays static.`,
        error,
      );
      failPageApi(window, error);
      otherwise?.();
    }
  };
  const giveUp = (): void => leaveUnplaced(page, remote);
  const facts = { window, page, stamp, script, place, releases };
  const paint = (element: Element): void => {
    const slot = openSlot(facts, element);
    slot.element.toggleAttribute(failedAttribute, !runs);
    page.show?.(slot);
  };
  const show = (element: Element): void =>
    whenDue(window, stamp, element, () => tryTo(() => paint(element), giveUp));
  tryTo(() => publishPageApi(window));
  tryTo(() => {
    whenMountElementIsThere(window, place, show, giveUp);
    if (!runs) {
      throw new TypeError('built-ins are missing, or XHTML');
    }
    const needsView = opensAtOnce(used) || showsAccount(stamp, window);
    const startPageHost = () => startHost(window, page, script.src);
    const start = (): void =>
      tryTo(() => {
        askForFiles(window, page, used, needsView && fillPart);
        whenShown(document, () => tryTo(startPageHost));
      });
    if (needsView) {
      start();
    } else {
      afterPageLoad(window, page, start);
    }
  });
}

/** A header paints at once; a footer waits for the content above it. */
const whenDue = (
  window: Window,
  { insertedAt }: RemoteStamp,
  element: Element,
  paint: () => void,
): void => (insertedAt === 'end' ? whenDrawn(window, element, paint) : paint());

/** Returns the stamp's releases, or a canary's for some visitors while one is tried. */
const chooseReleases: typeof choose = (window, page, stamp, script) =>
  typeof __EMBED_CANARY__ === 'undefined'
    ? stamp
    : __EMBED_CANARY__.choose(window, page, stamp, script);

/** The visitor was signed in, and the shell has a style for them: their view shows more than the shell. */
const showsAccount = ({ shell }: RemoteStamp, window: Window): boolean =>
  shell.css.includes(signedInHintAttribute) && !!readSignedInHint(window);

/** A view that opens at once needs React's files with all others. For a signed-in visitor they follow a frame later: the session looks the visitor up meanwhile. */
function askForFiles(
  window: Window,
  page: PageState,
  used: readonly Release[],
  fillPart: false | (() => Promise<void>),
): void {
  const ask = (withViews: boolean) =>
    preload(window.document, page, filesOf(used, withViews));
  ask(opensAtOnce(used));
  if (!fillPart) {
    return;
  }
  afterFrame(window, () => {
    ask(true);
    fillPart().catch(() => undefined);
  });
}

function leaveUnplaced(page: PageState, remote: RemoteName): void {
  page.unplaced.push(remote);
  page.tellUnplaced?.(remote);
}

load(__EMBED_STAMP__, window);
