import { attempt } from '../page/attempt';
import { readBlockText } from '../page/blockText';
import { isBelow } from './isBelow';

export interface PaintOptions {
  readonly breakpoint?: unknown;
  readonly scheme?: unknown;
  readonly mode?: unknown;
}

/** The options that first paint needs: the tag's, else the block's, else the site's. The host checks them later. */
export function readPaintOptions(
  document: Document,
  attributes: Readonly<Record<string, string | undefined>>,
  slimPaths?: readonly string[],
): PaintOptions {
  return {
    mode: isBelow(slimPaths) && 'slim',
    ...attempt(() => JSON.parse(readBlockText(document) ?? '{}') as object),
    ...(attributes as Readonly<Record<string, unknown>>),
  };
}
