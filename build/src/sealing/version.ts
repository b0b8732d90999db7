import { createHash } from 'node:crypto';
import type { Files } from './files';

const digits = 8;

/** The version during compilation. It is as long as the final one, and no source contains it. */
export const unsealedVersion = (packageVersion: string): string =>
  `${packageVersion}-unsealed`;

export function versionOf(
  packageVersion: string,
  files: Files,
  facts: object,
): string {
  const digest = createHash('sha256').update(JSON.stringify(facts));
  for (const [file, bytes] of [...files].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    digest.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return `${packageVersion}-${digest.digest('hex').slice(0, digits)}`;
}

/** The files under their version; archives stay as they are. Webpack also uses it in the name of a global, with letters, digits and `_` only. */
export function fillVersion(
  files: Files,
  packageVersion: string,
  version: string,
): Files {
  const unsealed = unsealedVersion(packageVersion);
  const fill = (text: string): string =>
    text
      .replaceAll(unsealed, version)
      .replaceAll(toIdentifier(unsealed), toIdentifier(version));
  const isText = (file: string): boolean => /\.(c?js|json)$/.test(file);
  return new Map(
    [...files].map(([file, bytes]) => [
      file,
      isText(file) ? Buffer.from(fill(bytes.toString())) : bytes,
    ]),
  );
}

const toIdentifier = (version: string): string =>
  version.replaceAll(/\W/g, '_');
