/** Another checkout of these sources, as another team or another machine has one: what it builds is really built there. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWorkspaceNames } from '../workspaces/workspace';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Checkout {
  readonly folder: string;
  /** Changes a text of a file; throws when it does not hold it. */
  edit(file: string, from: string, to: string): void;
  append(file: string, text: string): void;
  write(file: string, text: string): void;
  /** Also shows the workspaces that were added since to each other. */
  linkWorkspaces(): void;
  remove(): void;
}

export interface CheckoutSettings {
  /** Folders below the checkout's temporary folder, for a deeper one. */
  readonly below?: string;
  /** Packages as files of its own, as an installation has them; else they are this checkout's. */
  readonly ownPackages?: boolean;
}

/** Every file that is tracked or will be, with the packages that are installed here. */
export function checkOut({
  below = '.',
  ownPackages = false,
}: CheckoutSettings = {}): Checkout {
  const temporary = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  const folder = path.join(temporary, below);
  for (const file of listFiles()) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  const packages = path.join(folder, 'node_modules');
  if (ownPackages) {
    linkTree(path.join(root, 'node_modules'), packages);
  } else {
    linkPackages(packages);
  }
  linkWorkspaces(folder);
  return toCheckout(folder, temporary);
}

function toCheckout(folder: string, temporary: string): Checkout {
  const read = (file: string): string =>
    readFileSync(path.join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  return {
    folder,
    write,
    append: (file, text) => {
      write(file, read(file) + text);
    },
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) {
        throw new Error(
          `${file} has no "${from}" any more: choose another edit.`,
        );
      }
      write(file, text.replace(from, to));
    },
    linkWorkspaces: () => {
      linkWorkspaces(folder);
    },
    remove: () => {
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

function listFiles(): readonly string[] {
  const listing = ['ls-files', '-co', '--exclude-standard'];
  const files = execFileSync('git', listing, {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  return files.filter(
    (file) => file !== '' && existsSync(path.join(root, file)),
  );
}

function linkPackages(packages: string): void {
  mkdirSync(packages, { recursive: true });
  const workspaces = readWorkspaceNames(root);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!workspaces.includes(name)) {
      symlinkSync(
        path.join(root, 'node_modules', name),
        path.join(packages, name),
      );
    }
  }
}

/** The same files under other paths; links between packages and to workspaces are left out. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [
      path.join(from, entry.name),
      path.join(to, entry.name),
    ];
    if (entry.isDirectory()) {
      linkTree(source, target);
    } else if (entry.isFile()) {
      linkFile(source, target);
    }
  }
}

/** On another disk a file cannot be linked to. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function linkWorkspaces(folder: string): void {
  for (const name of readWorkspaceNames(folder)) {
    const link = path.join(folder, 'node_modules', name);
    if (!existsSync(link)) {
      symlinkSync(path.join(folder, name), link, 'junction');
    }
  }
}
