import { seenAttribute } from '../contract/handOvers';
import type { RemoteName } from '../contract/contract';
import { attempt } from '../page/attempt';
import { openPageState } from '../page/pageState';
import { warn } from '../page/warn';

/** The attribute shows that a loader ran. A saved page carries it along, so that this property decides (F62). */
type Tag = HTMLScriptElement & { hasRun?: boolean };

/**
 * The script tag that runs this loader; undefined when a loader has taken it already. `document.currentScript` may be
 * clobbered by the page (`<img name="currentScript">`), and is null in a module: then it is the first tag of this
 * remote that is not taken.
 */
export function takeOwnScript(
  document: Document,
  remote: RemoteName,
): Tag | undefined {
  const current = document.currentScript;
  const isOwn =
    current instanceof HTMLScriptElement && current.src.includes(`/${remote}/`);
  // In the folder of a site, or without.
  const named = `script[src*="/${remote}/"][src*="/embed.js"]`;
  const tags: readonly Tag[] = isOwn
    ? [current]
    : [...document.querySelectorAll<Tag>(named)];
  const script = tags.find(({ hasRun }) => !hasRun);
  if (tags.length === 0) {
    warn(
      `${remote} finds no tag with its address: let your optimizer skip its embed.js.`,
    );
    attempt(() => (openPageState(window).orphans ??= []).push(remote));
  }
  if (!script) {
    return undefined;
  }
  script.hasRun = true;
  script.setAttribute(seenAttribute, '');
  return script;
}
