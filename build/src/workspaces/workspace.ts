import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionWorkspace } from 'embed/remotes';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Public modules by their names, in the form of federation's `exposes`. */
  readonly exports: Readonly<Record<string, string>>;
  /** What the workspace needs of a page's Content-Security-Policy besides our own files, by directive. */
  readonly csp?: Readonly<Record<string, readonly string[]>>;
  /** session-shared only: the major of the contract that its sources keep (docs/contracts.md). */
  readonly contractMajor?: number;
  /** The root only: the names of all workspaces. */
  readonly workspaces?: readonly string[];
}

export const readManifest = (root: string, name: string): Manifest =>
  JSON.parse(
    readFileSync(path.join(root, name, 'package.json'), 'utf8'),
  ) as Manifest;

export const readWorkspaceNames = (root: string): readonly string[] =>
  readManifest(root, '.').workspaces ?? [];

/** Single modules that other workspaces and federated hosts may import. Testing modules are never built. */
export const publicModules = ({
  exports,
}: Manifest): readonly (readonly [string, string])[] =>
  Object.entries(exports).filter(([name]) => !/^\.\/testing$|\*/.test(name));

/** The session's contract that these sources keep. */
export const readSessionContract = (root: string): number =>
  readManifest(root, sessionWorkspace).contractMajor ?? 1;

/** Sessions of different contracts are different containers: each remote runs with the one it was built for. */
export function toContainerName(root: string, name: string): string {
  const contract = readSessionContract(root);
  const plain = name.replaceAll('-', '_');
  return name === sessionWorkspace && contract > 1
    ? `${plain}_${contract}`
    : plain;
}
