/** Scripts of others that a dialog needs, also on a page with a nonce policy or Trusted Types. */
interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}
/** The build's own nonce, set for the page by embed's runtime plugin. */
declare const __webpack_nonce__: string | undefined;

let policy: ScriptUrlPolicy | undefined;

/** The address as a page with Trusted Types wants it; throws where the page forbids our policy. */
function trusted(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('mortgage-session', { createScriptURL: (url) => url });
  return policy ? policy.createScriptURL(address) : address;
}

/** Settles when the script has run, rejects when it cannot be had or the page forbids it; `remove` takes it away again. */
export function loadScript(
  document: Document,
  address: string,
): { readonly loaded: Promise<void>; readonly remove: () => void } {
  const script = document.createElement('script');
  script.async = true;
  if (typeof __webpack_nonce__ === 'string') script.nonce = __webpack_nonce__;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () =>
      reject(
        new Error(`The script ${new URL(address, document.baseURI).pathname} could not be loaded.`),
      );
    script.src = trusted(address);
    document.documentElement.append(script);
  });
  return { loaded, remove: () => script.remove() };
}
