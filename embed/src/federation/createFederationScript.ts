import type { TrustPolicy } from '../page';

interface ScriptSettings { readonly url: string; readonly attrs: Record<string, unknown> | undefined; readonly nonce?: string; readonly trust?: TrustPolicy }

/** Entry scripts are asked for exactly as the preload asked (crossorigin), with the page's nonce. */
export function createFederationScript(document: Document, { url, attrs, nonce, trust }: ScriptSettings): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  script.src = trust?.createScriptURL(url) ?? url;
  return script;
}
