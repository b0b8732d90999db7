/**
 * One share scope for everything of ours on a page, under a symbol: never the host's `default` scope. Our React in there breaks a
 * stock host on React 19.2 (React error #527), and silently moves others. Source: architecture, "Federation, as measured".
 */
export const shareScope = 'mortgage';

/** Packages by name, each with its registered versions: federation's own shape, of which we only copy. */
export type ShareScope = Record<string, Record<string, object>>;

const scopeKey = Symbol.for('mortgage.shareScope');
type ScopeWindow = Window & { [scopeKey]?: ShareScope };

export const openShareScope = (window: Window): ShareScope =>
  ((window as ScopeWindow)[scopeKey] ??= {});

/** React and its renderer work in one version only. */
const reactFamily = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/**
 * Takes the host's copies where their version is exactly ours and nobody has brought ours yet: then the page has one React. Takes
 * nothing from a host whose React is another one: it keeps its own, and ours runs beside it.
 * @param wanted our version of each shared package
 */
export function adoptHostCopies(
  ours: ShareScope,
  host: ShareScope,
  wanted: Readonly<Record<string, string>>,
): void {
  if (ours === host || ours.react) return;
  if (reactFamily.some((name) => host[name] && !host[name][wanted[name]!])) return;
  for (const [name, version] of Object.entries(wanted)) {
    const copy = host[name]?.[version];
    // `loaded-first`: a copy of ours that comes later does not take its place.
    if (copy) (ours[name] ??= {})[version] = { ...copy, strategy: 'loaded-first' };
  }
}
