/** `release.json` in a version folder. */
import { createHash } from 'node:crypto';
import type { BuildFacts } from 'embed/release';

export interface ReleasedFacts extends BuildFacts {
  /** Hash of every file of the version, in the form of `integrity`. */
  readonly files: Readonly<Record<string, string>>;
}

export const factsFile = 'release.json';

export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
