import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { openFolder } from 'host-kit/testing/folder';
import { release, type ReleaseSettings } from '../commands/release';
import { DirectoryTarget } from '../targets/directoryTarget';
import type { ReleaseTarget } from '../targets/target';
import { MemoryTarget } from './memoryTarget';
import { sampleSites, writeSampleBuilds } from './sampleBuild';

/** Sample builds in a temporary folder, and targets for them in memory: folders have tests of their own. */
export class SampleTargets {
  readonly root = openFolder('releases');

  #opened = 0;

  open(): MemoryTarget {
    this.#opened += 1;
    return new MemoryTarget(`test target ${this.#opened}`);
  }

  openFolder(): ReleaseTarget {
    return new DirectoryTarget(mkdtempSync(path.join(this.root, 'target-')));
  }

  settings(
    target: ReleaseTarget,
    more: Partial<ReleaseSettings> = {},
  ): ReleaseSettings {
    return {
      root: this.root,
      target,
      sites: () => sampleSites,
      urlOf: (workspace) => `https://static.example/${workspace}/`,
      isQuick: true,
      ...more,
    };
  }

  /** A target with every workspace. */
  async openReleased(): Promise<MemoryTarget> {
    return this.releaseAll(this.open());
  }

  async releaseAll<Target extends ReleaseTarget>(
    target: Target,
  ): Promise<Target> {
    writeSampleBuilds(this.root);
    for (const name of releasedWorkspaces) {
      await release(this.settings(target), name);
    }
    return target;
  }
}
