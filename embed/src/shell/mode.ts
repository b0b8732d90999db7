/** Full or slim, from the first paint on. Source: docs/embedding.md. */
import { shellAttribute, slimAttribute } from '../contract/handOvers';

/** Marks the view of a root. Without a valid mode, the view is slim on the paths of the site's file and below them. */
export function paintMode(
  root: ParentNode,
  mode: unknown,
  slimPaths: readonly string[] = [],
): void {
  const { pathname } = globalThis.location;
  const isSlimHere = mode !== 'full' && slimPaths.some((path) => pathname.startsWith(path));
  const view = root.querySelector(`[${shellAttribute}]`);
  view?.toggleAttribute(slimAttribute, mode === 'slim' || isSlimHere);
}
