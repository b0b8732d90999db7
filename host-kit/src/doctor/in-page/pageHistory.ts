/** What a page does to ours once they are live; watched from before its first script. */
import type { PageEvents } from 'embed/contract';
import { pageEventPrefix } from 'embed/hand-overs';
import { findReplaced } from './builtIns';
import type { PageHistory } from './pageReport';

export function recordHistory(document: Document): () => PageHistory {
  let replacedBefore: readonly string[] | undefined;
  const places = new Map<string, EventTarget | null>();
  const moved = new Set<string>();
  document.addEventListener(`${pageEventPrefix}remoteReady`, (event) => {
    replacedBefore ??= findReplaced();
    const { remote } = (event as CustomEvent<PageEvents['remoteReady']>).detail;
    if (places.has(remote) && places.get(remote) !== event.target) moved.add(remote);
    places.set(remote, event.target);
  });
  return () => ({
    lateReplaced: findReplaced().filter((name) => replacedBefore?.includes(name) === false),
    movedRemotes: [...moved],
  });
}
