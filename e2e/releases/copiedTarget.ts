/** A copy of the demo's static files with newer releases, which the pages of one test get instead of the demo's. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { releasedWorkspaces } from 'embed/remotes';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import type { ReleaseTarget } from 'publishing/targets/target';
import { dataDir } from '../demo/address';

export interface CopiedTarget {
  readonly folder: string;
  readonly target: ReleaseTarget;
  /** Settings of a release from builds that `editBuild` has made. */
  readonly settings: {
    readonly root: string;
    readonly target: ReleaseTarget;
    readonly urlOf: () => undefined;
    readonly isQuick: true;
  };
  /** A build like the current version, with its browser programs edited. */
  editBuild(name: string, suffix: string, edit: (program: string) => string): void;
  versionOf(name: string): string;
  /** Answers requests for static files from the copy. */
  serve(context: BrowserContext): Promise<unknown>;
  remove(): void;
}

export function copyTarget(): CopiedTarget {
  const folder = mkdtempSync(path.join(tmpdir(), 'target-'));
  const files = path.join(folder, 'static');
  cpSync(path.join(dataDir, 'static'), files, { recursive: true });
  const target = directoryTarget(files);
  const root = path.join(folder, 'builds');
  const versionOf = (name: string): string => {
    const registry = readFileSync(path.join(files, 'registry.json'), 'utf8');
    const { workspaces } = JSON.parse(registry) as {
      workspaces: Readonly<Record<string, { current: string }>>;
    };
    return workspaces[name]!.current;
  };
  return {
    folder: files,
    target,
    settings: { root, target, urlOf: () => undefined, isQuick: true },
    editBuild: (name, suffix, edit) =>
      editBuild(path.join(files, name, versionOf(name)), path.join(root, name, 'dist'), {
        suffix,
        edit,
      }),
    versionOf,
    serve: (context) =>
      context.route(
        ({ pathname }) => releasedWorkspaces.some((name) => pathname.startsWith(`/${name}/`)),
        async (route) => {
          const file = path.join(files, new URL(route.request().url()).pathname);
          const headers = { 'access-control-allow-origin': '*' };
          if (existsSync(file)) await route.fulfill({ path: file, headers });
          else await route.fulfill({ status: 404, headers });
        },
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface BuildEdit {
  readonly suffix: string;
  readonly edit: (program: string) => string;
}

function editBuild(version: string, dist: string, { suffix, edit }: BuildEdit): void {
  rmSync(dist, { recursive: true, force: true });
  const released = readFileSync(path.join(version, 'release.json'), 'utf8');
  const built = JSON.parse(released) as { version: string; files: Record<string, string> };
  const next = `${built.version}-${suffix}`;
  for (const file of Object.keys(built.files)) {
    const bytes = readFileSync(path.join(version, file));
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    const program = () => edit(bytes.toString()).replaceAll(built.version, next);
    writeFileSync(path.join(dist, file), /\.c?js$/.test(file) ? program() : bytes);
  }
  const facts = { ...built, version: next };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(facts));
}
