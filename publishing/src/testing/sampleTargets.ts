import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasedWorkspaces } from 'embed/remotes';
import { release, type ReleaseSettings } from '../commands/release';
import { directoryTarget } from '../targets/directoryTarget';
import type { ReleaseTarget } from '../targets/target';
import { sampleSites, writeSampleBuilds } from './sampleBuild';

/** Sample builds in a folder of their own, and real folders as targets. */
export class SampleTargets {
  readonly root = mkdtempSync(path.join(tmpdir(), 'releases-'));

  open(): ReleaseTarget {
    return directoryTarget(mkdtempSync(path.join(this.root, 'target-')));
  }

  settings(target: ReleaseTarget, more: Partial<ReleaseSettings> = {}): ReleaseSettings {
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
  async openReleased(): Promise<ReleaseTarget> {
    const target = this.open();
    writeSampleBuilds(this.root);
    for (const name of releasedWorkspaces) await release(this.settings(target), name);
    return target;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}
