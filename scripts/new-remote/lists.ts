/** The three files that name every remote, with one more. */

/** `embed/src/contract/remotes.js`. */
export function addToRemotes(text: string, name: string, element: string): string {
  const end = '\n]);';
  if (!text.includes(end)) throw new Error('The list of remotes ends in another way than before.');
  return text.replace(end, `\n  { name: '${name}', element: '${element}' },${end}`);
}

/** The root's package.json: behind the remote that was the last one. */
export function addToWorkspaces(text: string, name: string, last: string): string {
  const manifest = JSON.parse(text) as { workspaces: string[] };
  const workspaces = insertBehind(manifest.workspaces, last, name);
  return toText({ ...manifest, workspaces });
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** package-lock.json as npm would write it, without a request to a registry. */
export function addToLock(
  text: string,
  manifest: {
    readonly name: string;
    readonly dependencies: object;
    readonly devDependencies: object;
  },
  last: string,
): string {
  const lock = JSON.parse(text) as Lock;
  const { name, dependencies, devDependencies } = manifest;
  const rootEntry = lock.packages[''] as { workspaces: string[] };
  const packages = Object.entries({
    ...lock.packages,
    '': { ...rootEntry, workspaces: insertBehind(rootEntry.workspaces, last, name) },
  });
  insertSorted(packages, name, { version: '0.1.0', license: 'MIT', dependencies, devDependencies });
  insertSorted(packages, `node_modules/${name}`, { resolved: name, link: true });
  return toText({ ...lock, packages: Object.fromEntries(packages) });
}

function insertSorted(packages: [string, object][], key: string, entry: object): void {
  const at = packages.findIndex(([other]) => other.localeCompare(key, 'en') > 0);
  packages.splice(at < 0 ? packages.length : at, 0, [key, entry]);
}

const insertBehind = (names: readonly string[], last: string, name: string): readonly string[] =>
  names.toSpliced(names.indexOf(last) + 1, 0, name);

const toText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
