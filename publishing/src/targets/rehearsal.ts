/** A target for dry runs: it reads a real one, writes nothing, and lists the changes. */
import type { Files, ReleaseTarget } from './target';

export class Rehearsal implements ReleaseTarget {
  readonly name: string;
  readonly files = new Map<string, Buffer>();
  private readonly removedFolders = new Set<string>();

  constructor(private readonly real: Pick<ReleaseTarget, 'name' | 'read'>) {
    this.name = real.name;
  }

  async read(file: string): Promise<Buffer | undefined> {
    const isRemoved = [...this.removedFolders].some((folder) =>
      file.startsWith(`${folder}/`),
    );
    return (
      this.files.get(file) ?? (isRemoved ? undefined : this.real.read(file))
    );
  }

  async addFolder(folder: string, files: Files): Promise<boolean> {
    for (const [file, bytes] of files) {
      await this.replace(`${folder}/${file}`, bytes);
    }
    return true;
  }

  async removeFolder(folder: string): Promise<void> {
    this.removedFolders.add(folder);
    for (const file of this.files.keys()) {
      if (file.startsWith(`${folder}/`)) {
        this.files.delete(file);
      }
    }
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    this.files.set(file, Buffer.from(bytes));
  }

  async change(
    file: string,
    next: (current: Buffer | undefined) => Uint8Array,
  ): Promise<void> {
    await this.replace(file, next(await this.read(file)));
  }

  /** Files, each with its compressed forms. */
  async findChanges() {
    const added: string[] = [];
    const changed: string[] = [];
    for (const [file, bytes] of this.files) {
      if (/\.(br|gz)$/.test(file) && this.files.has(file.slice(0, -3))) {
        continue;
      }
      const before = await this.real.read(file);
      if (!before) {
        added.push(file);
      } else if (!before.equals(bytes)) {
        changed.push(file);
      }
    }
    const removedFolders = [...this.removedFolders].sort();
    return { added: added.sort(), changed: changed.sort(), removedFolders };
  }
}
