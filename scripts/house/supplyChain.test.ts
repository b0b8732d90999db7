import { readText, workspaces } from './sources';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
}
interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readText(file));
const { packages } = readJson('package-lock.json') as {
  packages: Record<string, LockEntry>;
};
const installed = Object.entries(packages).filter(
  ([name, { link }]) => name.includes('node_modules/') && !link,
);

/** Licences that require only a notice. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Apache-2.0 AND MIT',
  '(MIT OR CC0-1.0)',
]);
/** Checked one by one. */
const exceptions: Readonly<Record<string, string>> = {
  'caniuse-lite':
    'data about browsers that a build reads; no release contains it',
  pubnub:
    "the real-time service's own SDK: use with that service is granted (docs/spec/specification.md asks for it)",
};
const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('S20: the supply chain', () => {
  it('locks every package to one content', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(
      installed
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it("names no place to fetch from: the installer's own registry serves all", () => {
    expect(
      installed
        .filter(([, { resolved }]) => resolved !== undefined)
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('runs no script of a package at installation, and saves exact versions', () => {
    const settings = readText('.npmrc').split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']),
    );
  });

  it('has exact versions everywhere', () => {
    const manifests = ['.', ...workspaces].map((folder) => {
      const file = `${folder}/package.json`;
      return [file, readJson(file) as Manifest] as const;
    });
    const loose = manifests.flatMap(
      ([file, { dependencies, devDependencies }]) =>
        Object.entries({ ...dependencies, ...devDependencies })
          .filter(
            ([, version]) =>
              !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(
                version,
              ),
          )
          .map(([name, version]) => `${file}: ${name}@${version}`),
    );
    expect(loose).toEqual([]);
  });

  it('ships and runs only packages whose licence was checked', () => {
    const shipped = installed.filter(([, { dev }]) => !dev);
    expect(shipped.length).toBeGreaterThan(50);
    const unknown = shipped.filter(
      ([place, { license }]) =>
        !allowed.has(license ?? '') && !(nameOf(place) in exceptions),
    );
    expect(
      unknown.map(([place, { license }]) => `${place}: ${license}`),
    ).toEqual([]);
  });
});
