import type { EmbedPage, TrustPolicy } from '../page';

interface ScriptSettings {
  readonly url: string;
  readonly attrs: Record<string, unknown> | undefined;
  readonly nonce?: string;
  readonly trust?: TrustPolicy;
  readonly releases?: EmbedPage['releases'];
}

/** Entry scripts are asked for exactly as the preload asked (crossorigin, integrity), with the page's nonce. */
export function createFederationScript(
  document: Document,
  { url, attrs, nonce, trust, releases = {} }: ScriptSettings,
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url, releases);
  if (nonce) script.nonce = nonce;
  script.src = trust?.createScriptURL(url) ?? url;
  return script;
}

/** The hash a file must have, by its address (a repeated request may carry a query); empty where none is known. */
function integrityOf(url: string, releases: EmbedPage['releases']): string {
  const [address] = url.split('?') as [string];
  for (const { base, files } of Object.values(releases)) {
    if (address.startsWith(base)) return files[address.slice(base.length)] ?? '';
  }
  return '';
}
