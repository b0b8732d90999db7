export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const matchesMedia = (query: string): boolean =>
  window.matchMedia(query).matches;

export function watchMedia(query: string, onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
