import { seenAttribute } from '../contract/handOvers';

/**
 * The script tag that runs this loader; undefined when a loader has taken it already. `document.currentScript` may be clobbered by
 * the page (`<img name="currentScript">`), and is null in a module: then it is the first tag of this remote that is not taken.
 */
export function takeOwnScript(document: Document, remote: string): HTMLScriptElement | undefined {
  const current = document.currentScript;
  const script =
    current instanceof HTMLScriptElement && current.src.includes(`/${remote}/`)
      ? current
      : document.querySelector<HTMLScriptElement>(
          // In the folder of a site, or without.
          `script[src*="/${remote}/"][src*="/embed.js"]:not([${seenAttribute}])`,
        );
  if (!script || script.hasAttribute(seenAttribute)) return undefined;
  script.setAttribute(seenAttribute, '');
  return script;
}
