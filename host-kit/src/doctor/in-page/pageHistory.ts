/** What a page does to ours once they are live; watched from before its first script. */
import type { PageEvents } from 'embed/contract';
import { pageEventPrefix } from 'embed/hand-overs';
import { findReplaced } from './builtIns';
import type { PageHistory } from './pageReport';

export function recordHistory(document: Document): () => PageHistory {
  let replacedBefore: readonly string[] | undefined;
  const { pathname } = location;
  const places = new Map<string, Node>();
  const moved = new Set<string>();
  document.addEventListener(`${pageEventPrefix}remoteReady`, (event) => {
    replacedBefore ??= findReplaced();
    const { remote } = (event as CustomEvent<PageEvents['remoteReady']>).detail;
    const place = event.target as Node;
    if (places.has(remote) && places.get(remote) !== place) moved.add(remote);
    places.set(remote, place);
  });
  return () => ({
    lateReplaced: findReplaced().filter((name) => replacedBefore?.includes(name) === false),
    movedRemotes: [...moved],
    // Also one that stands in a frame now.
    goneRemotes: [...places].filter(([, place]) => !document.contains(place)).map(([name]) => name),
    hasNavigated: location.pathname !== pathname,
  });
}
