import { createHash } from 'node:crypto';
import { marks } from '../plugins/integrityPlugin';
import type { Notes } from '../plugins/notesPlugin';
import type { Files } from './files';

/** The scripts with the hash of each chunk in the place of its mark. Files that bear a mark have no hash in others. */
export function fillIntegrity(
  files: Files,
  chunkFiles: Notes['chunkFiles'],
): Files {
  const hashOf = (id: string): string => {
    const bytes = files.get(chunkFiles[id] ?? '');
    if (!bytes) {
      throw new Error(
        `Chunk ${id} has no file to hash. Report this with the build's configuration.`,
      );
    }
    return createHash('sha256').update(bytes).digest('base64');
  };
  return new Map(
    [...files].map(([file, bytes]) => [
      file,
      file.endsWith('.js')
        ? Buffer.from(
            bytes
              .toString()
              .replaceAll(marks, (_mark, id: string) => hashOf(id)),
          )
        : bytes,
    ]),
  );
}
