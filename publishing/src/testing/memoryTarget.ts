import type { Files, ReleaseTarget } from '../targets/target';

/** A target that ends with the test. */
export class MemoryTarget implements ReleaseTarget {
  readonly files = new Map<string, Buffer>();

  constructor(readonly name = 'the test target') {}

  async read(file: string): Promise<Buffer | undefined> {
    return this.files.get(file);
  }

  async addFolder(folder: string, files: Files): Promise<boolean> {
    if (this.files.has(`${folder}/release.json`)) return false;
    for (const [file, bytes] of files) await this.replace(`${folder}/${file}`, bytes);
    return true;
  }

  async removeFolder(folder: string): Promise<void> {
    for (const file of this.files.keys())
      if (file.startsWith(`${folder}/`)) this.files.delete(file);
  }

  async replace(file: string, bytes: Uint8Array): Promise<void> {
    this.files.set(file, Buffer.from(bytes));
  }

  async change(file: string, next: (current: Buffer | undefined) => Uint8Array): Promise<void> {
    await this.replace(file, next(await this.read(file)));
  }
}
