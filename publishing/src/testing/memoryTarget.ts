import { Rehearsal } from '../targets/rehearsal';
import type { Files } from '../targets/target';

/** A target that ends with the test: the dry run of an empty one. */
export class MemoryTarget extends Rehearsal {
  constructor(name = 'the test target') {
    super({ name, read: async () => undefined });
  }

  override async addFolder(folder: string, files: Files): Promise<boolean> {
    return (
      !this.files.has(`${folder}/release.json`) &&
      super.addFolder(folder, files)
    );
  }
}
