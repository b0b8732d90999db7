import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ports, root } from '../demo/address';
import { runCommand, type CommandResult } from './runCommand';

interface ReleasedVersions {
  readonly current: string;
  readonly versions: readonly { readonly version: string }[];
}

export interface ReleaseDemo {
  readonly url: string;
  readonly target: string;
  /** `release header-remote` and the like, in a checkout (default: this one). */
  run(args: readonly string[], folder?: string): Promise<CommandResult>;
  registryOf(workspace: string): ReleasedVersions;
  stop(): Promise<void>;
}

/** Releases this checkout's remotes to an empty target and starts a demo over it. */
export async function startReleaseDemo(): Promise<ReleaseDemo> {
  const port = ports.releaseDemo;
  const dataDir = path.join(root, `.cache/release-data-${port}`);
  rmSync(dataDir, { recursive: true, force: true });
  const env = { DEMO: 'on', PORT: String(port), DATA_DIR: dataDir };
  const target = path.join(dataDir, 'static');
  const run = (args: readonly string[], folder = root) =>
    runCommand(folder, args, env);
  const first = await run(['release']);
  if (first.code !== 0) {
    throw new Error(first.output);
  }
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'host-demo/src/main.ts'],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/healthz`, server);
  return {
    url,
    target,
    run,
    registryOf: (workspace) => readRegistry(target)[workspace]!,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}

const readRegistry = (
  target: string,
): Readonly<Record<string, ReleasedVersions>> =>
  (
    JSON.parse(readFileSync(path.join(target, 'registry.json'), 'utf8')) as {
      workspaces: Record<string, ReleasedVersions>;
    }
  ).workspaces;

const isHealthy = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if (await isHealthy(url)) {
      return;
    }
    await wait(100);
  }
  throw new Error(
    'The demo for these tests could not start; see its message above.',
  );
}
