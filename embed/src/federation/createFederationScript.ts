/** Entry scripts are asked for exactly as the preload asked (crossorigin), with the page's nonce. */
export function createFederationScript(document: Document, url: string, attrs: Record<string, unknown> | undefined, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  script.src = url;
  return script;
}
