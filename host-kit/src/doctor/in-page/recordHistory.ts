/** Records what a page does to running remotes; begins before the page's first script. */
import type { PageEvents } from 'embed/contract';
import { pageEventPrefix } from 'embed/hand-overs';
import type { PageHistory, Violation } from './pageReport';

export function recordHistory(document: Document): () => PageHistory {
  const places = new Map<string, Node>();
  const moved = new Set<string>();
  document.addEventListener(`${pageEventPrefix}remoteReady`, (event) => {
    const { remote } = (event as CustomEvent<PageEvents['remoteReady']>).detail;
    const place = event.target as Node;
    if (places.has(remote) && places.get(remote) !== place) {
      moved.add(remote);
    }
    places.set(remote, place);
  });
  return () => ({
    movedRemotes: [...moved],
    // An element in a frame counts as gone.
    goneRemotes: [...places]
      .filter(([, place]) => !document.contains(place))
      .map(([name]) => name),
  });
}

export function recordViolations(document: Document): readonly Violation[] {
  const violations: Violation[] = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const {
      effectiveDirective: directive,
      blockedURI: blocked,
      sample,
      originalPolicy: policy,
    } = event;
    // By index: the page may replace `push`.
    violations[violations.length] = {
      directive,
      blocked,
      sample,
      policy,
    };
  });
  return violations;
}
