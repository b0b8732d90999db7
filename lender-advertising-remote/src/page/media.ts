/** Media queries serve the looks alone: a page's old polyfill of them must not end the view (F93). */
import { attempt } from 'embed/attempt';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const matchesMedia = (query: string): boolean =>
  attempt(() => window.matchMedia(query).matches) === true;

export function watchMedia(query: string, onChange: () => void): () => void {
  const media = attempt(() => window.matchMedia(query));
  attempt(() => media?.addEventListener('change', onChange));
  return () => attempt(() => media?.removeEventListener('change', onChange));
}
