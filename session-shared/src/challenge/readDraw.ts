/** Draws the check into the box and calls back once it is passed. */
export type Draw = (box: HTMLElement, passed: () => void) => void;

/** What the challenge's script says on `window` once it runs (docs/contracts.md). */
export function readDraw(event: Event): Draw | undefined {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  return isDrawn(detail) ? (box, passed) => detail.draw(box, passed) : undefined;
}

const isDrawn = (detail: unknown): detail is { readonly draw: Draw } =>
  typeof detail === 'object' &&
  detail !== null &&
  'draw' in detail &&
  typeof detail.draw === 'function';
