import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import {
  filesOf,
  importsOf,
  isTest,
  programsOf,
  readManifest,
  readText,
  root,
  workspaces,
} from './sources';

const builtIn = new Set(builtinModules);

/** The package of a specifier; undefined for relative ones, aliases and Node's own modules. */
function packageOf(specifier: string): string | undefined {
  if (/^([.#/]|node:|data:)/.test(specifier) || builtIn.has(specifier)) return undefined;
  const [scope, name] = specifier.split('/');
  return scope?.startsWith('@') ? `${scope}/${name}` : scope;
}

const packagesIn = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) => importsOf(file).map(packageOf)).filter((name) => name !== undefined),
  );

/** What a package asks its user to bring. */
const peersOf = (name: string): readonly string[] => {
  const place = `node_modules/${name}/package.json`;
  if (!existsSync(path.join(root, place))) return [];
  return Object.keys(
    (JSON.parse(readText(place)) as { peerDependencies?: object }).peerDependencies ?? {},
  );
};

/** Whether a text names a package: a loader, an address below it, a program to be run. */
const isNamedIn = (text: string, name: string): boolean =>
  ['"', "'", '`', '/'].some((before) =>
    ['"', "'", '`', '/', ' ', '@'].some((after) => text.includes(before + name + after)),
  );

describe.each(workspaces)('%s', (workspace) => {
  const files = programsOf(workspace).filter((file) => !/federated-host|\/public\//.test(file));
  const texts = filesOf(`${workspace}/*`)
    .filter(
      (file) =>
        /\.([mc]?[jt]sx?|html|eta|json)$/.test(file) && file !== `${workspace}/package.json`,
    )
    .map(readText);
  texts.push(JSON.stringify(readManifest(workspace).scripts ?? {}));
  const { dependencies = {}, devDependencies = {} } = readManifest(workspace);
  const inSources = packagesIn(files.filter((file) => !isTest(file)));
  const everywhere = packagesIn(files);

  it('names every package that its sources import', () => {
    const named = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
    const missing = [...inSources].filter(
      (name) => name !== workspace && !named.has(name) && !named.has(`@types/${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names none that nothing of it imports', () => {
    const named = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    const peers = new Set(named.flatMap(peersOf));
    const unused = named.filter(
      (name) =>
        !everywhere.has(name) &&
        !peers.has(name) &&
        !name.startsWith('@types/') &&
        // What JSX is compiled to.
        !(name === 'react' && files.some((file) => file.endsWith('.tsx'))) &&
        !texts.some((text) => isNamedIn(text, name)),
    );
    expect(unused).toEqual([]);
  });
});
