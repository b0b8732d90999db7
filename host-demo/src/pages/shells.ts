import { remoteOrigin, type DemoServerSettings } from '../settings';

/** A server page fetches an include now and then, not for every visitor. */
const keptMs = 5000;
const limitMs = 1000;
const kept = new Map<string, { readonly text: string; readonly at: number }>();

/** A remote's `shell.html` by its address; empty when its origin does not answer: the page is sent all the same. */
export async function fetchShell(settings: DemoServerSettings, remote: string): Promise<string> {
  const url = `${remoteOrigin(settings, remote)}/${remote}/shell.html`;
  const known = kept.get(url);
  if (known && Date.now() - known.at < keptMs) return known.text;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    const text = response.ok ? await response.text() : '';
    kept.set(url, { text, at: Date.now() });
    return text;
  } catch {
    return known?.text ?? '';
  }
}
