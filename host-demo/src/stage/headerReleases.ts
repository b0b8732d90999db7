/**
 * Another header, released while pages are open, and rolled back: by the very commands of a releasing team, run on this machine.
 * Which version is current stands in the target's registry, and nowhere else. Source: docs/releasing.md.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunCommand } from './runCommand';

const remote = 'header-remote';

export type ReleaseStep = 'deploy' | 'rollBack';
export const isReleaseStep = (value: unknown): value is ReleaseStep =>
  value === 'deploy' || value === 'rollBack';

export interface HeaderState {
  /** Undefined where nothing is published. */
  readonly current: string | undefined;
  /** It is another than the one with which this process began. */
  readonly isDeployed: boolean;
  /** The step under way. */
  readonly busy: ReleaseStep | undefined;
  /** The last command, and what it has said so far. */
  readonly lines: readonly string[];
}

export type StepOutcome = 'done' | 'failed' | 'busy' | 'nothingToDo';

export class HeaderReleases {
  readonly #registry: string;
  readonly #run: RunCommand;
  #first: string | undefined;
  #next: string | undefined;
  #busy: ReleaseStep | undefined;
  #lines: readonly string[] = [];

  constructor(dataDir: string, run: RunCommand) {
    this.#registry = path.join(dataDir, 'static/registry.json');
    this.#run = run;
  }

  async read(): Promise<HeaderState> {
    const current = await readCurrent(this.#registry);
    this.#first ??= current;
    return {
      current,
      isDeployed: current !== this.#first,
      busy: this.#busy,
      lines: this.#lines,
    };
  }

  /** One at a time, for everybody. */
  async take(step: ReleaseStep): Promise<StepOutcome> {
    if (this.#busy) return 'busy';
    this.#busy = step;
    try {
      const { current, isDeployed } = await this.read();
      if (current === undefined || isDeployed === (step === 'deploy')) return 'nothingToDo';
      const words = this.#commandOf(step);
      this.#lines = sayRollback(words);
      const isDone = await this.#run(words, (line) => {
        this.#lines = [...this.#lines, line];
      });
      if (step === 'deploy' && isDone) this.#next = (await this.read()).current;
      return isDone ? 'done' : 'failed';
    } finally {
      this.#busy = undefined;
    }
  }

  /** What has been built and released once is made current again by its version. */
  #commandOf(step: ReleaseStep): readonly string[] {
    if (step === 'rollBack') return ['rollback', remote, this.#first ?? ''];
    return this.#next === undefined ? ['nextHeader'] : ['rollback', remote, this.#next];
  }
}

/** As it would be typed; the other command says itself what it does. */
const sayRollback = ([command, workspace = '', version = '']: readonly string[]) =>
  command === 'rollback' ? [`npm run rollback -w ${workspace} -- ${version}`] : [];

async function readCurrent(registry: string): Promise<string | undefined> {
  try {
    const { workspaces } = JSON.parse(await readFile(registry, 'utf8')) as {
      readonly workspaces?: Readonly<Record<string, { readonly current?: string }>>;
    };
    return workspaces?.[remote]?.current;
  } catch {
    // Nothing is published, or somebody else's file lies there.
    return undefined;
  }
}
