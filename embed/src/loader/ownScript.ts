/**
 * The script tag that runs this loader. `document.currentScript` may be clobbered by the page (`<img name="currentScript">`),
 * and is null in a module: then the first tag of this remote that no loader has taken yet.
 */
export function findOwnScript(document: Document, remote: string): HTMLScriptElement | undefined {
  const current = document.currentScript;
  const isOwn = (script: Element | null): script is HTMLScriptElement =>
    script?.localName === 'script' && (script as HTMLScriptElement).src.includes(`/${remote}/`);
  if (isOwn(current)) return current;
  return (
    document.querySelector<HTMLScriptElement>(
      `script[src*="/${remote}/embed.js"]:not([data-embed-seen])`,
    ) ?? undefined
  );
}
