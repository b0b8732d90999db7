/** Where releases are put: a folder or a bucket. Its promises make a release safe. */
export interface ReleaseTarget {
  readonly name: string;
  /** Rejects with advice when nothing can be written here; before a build, which takes minutes. */
  assertWritable?(): Promise<void>;
  /** The file's bytes, or undefined when it is not there. */
  read(file: string): Promise<Buffer | undefined>;
  /** Puts a whole folder, or nothing. False when another command has put it there. */
  addFolder(folder: string, files: Files): Promise<boolean>;
  removeFolder(folder: string): Promise<void>;
  /** Replaces a file. A reader gets the old one or the new one, never a part. */
  replace(file: string, bytes: Uint8Array): Promise<void>;
  /** Reads, changes and replaces a file without interference by other commands. */
  change(
    file: string,
    next: (current: Buffer | undefined) => Uint8Array,
  ): Promise<void>;
}

/** Bytes by path, relative to their folder. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** An error with cause and fix: shown without a stack, and the command ends with exit code 1. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** The target in a command that people paste. */
export const toWord = ({ name }: ReleaseTarget): string =>
  /^[\w./:\\-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
