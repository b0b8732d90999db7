/** A made-up repository: sources by file; an import of `./x` or `domain/x` is the file `x.ts`. */
import type { Repository } from './repository';
import { readModule } from './readModule';

export function madeUp(
  sources: Readonly<Record<string, string>>,
  { tests = {}, roots = ['main'] }: { tests?: Record<string, string>; roots?: string[] } = {},
): Repository {
  const toFile = (name: string) => `${name}.ts`;
  const files = Object.keys(sources);
  return {
    modules: new Map(files.map((name) => [toFile(name), readModule(toFile(name), sources[name]!)])),
    tests: new Map(Object.entries(tests)),
    roots: roots.map(toFile),
    offered: files.filter((name) => !roots.includes(name)).map(toFile),
    resolve: (_from, specifier) => {
      const name = specifier.replace(/^.*\//, '');
      return files.includes(name) ? toFile(name) : undefined;
    },
  };
}
