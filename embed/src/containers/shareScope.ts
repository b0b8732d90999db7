/**
 * One share scope for all our containers on a page, under a symbol, never the host's `default` scope. Our React in that
 * scope breaks a stock host on React 19.2 (React error #527), and silently moves others:
 * docs/decisions/0010-releases.md.
 */
import type { types } from '@module-federation/runtime-core';
import { openHandOver, shareScopeSymbol } from '../contract/handOvers';

export type ShareScope = types.ShareScopeMap[string];
type Shared = ShareScope[string][string];

export const openShareScope = (window: Window): ShareScope =>
  openHandOver(window, shareScopeSymbol, () => ({}));

/** React and its renderer work in one version only. */
const reactFamily = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
];

/**
 * Takes the host's copies where their version is exactly ours and no container has brought ours yet, so that the page
 * has one React. Takes nothing from a host with another version of React: both run on the page.
 * @param wanted our version of each shared package
 */
export function adoptHostCopies(
  ours: ShareScope,
  host: ShareScope,
  wanted: Readonly<Record<string, string>>,
): void {
  const differs = (name: string): boolean =>
    host[name]?.[wanted[name] ?? ''] === undefined;
  if (ours === host || ours.react) {
    return;
  }
  if (reactFamily.some((name) => host[name] && differs(name))) {
    return;
  }
  for (const [name, version] of Object.entries(wanted)) {
    const copy = host[name]?.[version];
    // `loaded-first`: our copy, if it loads later, does not replace this one.
    if (copy) {
      (ours[name] ??= {})[version] = Object.assign({}, copy, {
        strategy: 'loaded-first',
      });
    }
  }
}

/** The version that runs or loads, else the highest: the page has one of each package. */
export function chooseShared(
  versions: ShareScope[string] = {},
): Shared | undefined {
  const [highest] = Object.keys(versions).sort((one, other) =>
    compareVersions(other, one),
  );
  return (
    Object.values(versions).find(({ loaded, lib, loading }) =>
      [loaded, lib, loading].some(Boolean),
    ) ?? versions[highest ?? '']
  );
}

export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** A shared package whose files failed is requested again by the next load. */
export function forgetFailedShares(scope: ShareScope): void {
  for (const versions of Object.values(scope)) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded) {
        shared.loading = null;
      }
    }
  }
}
