import type { EmbedPage } from '../page';

/** Entry scripts are asked for exactly as the preload asked (crossorigin, integrity), with the page's nonce. */
export function createFederationScript(document: Document, url: string, attrs: Record<string, unknown> | undefined, page: EmbedPage | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url, page);
  if (page?.nonce) script.nonce = page.nonce;
  script.src = url;
  return script;
}

/** The hash a file must have, by its address (a repeated request may carry a query); empty where none is known. */
function integrityOf(url: string, page: EmbedPage | undefined): string {
  const [address] = url.split('?') as [string];
  for (const { base, files } of Object.values(page?.releases ?? {})) {
    if (address.startsWith(base)) return files[address.slice(base.length)] ?? '';
  }
  return '';
}
