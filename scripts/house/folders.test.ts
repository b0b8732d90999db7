import path from 'node:path';
import { importsOf, isTest, programsOf, resolveRelative, workspaces } from './sources';

/** Who takes from whom among the folders of a workspace, each arrow with one import that makes it. */
function arrowsOf(workspace: string): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of programsOf(workspace).filter((one) => !isTest(one))) {
    const from = path.posix.dirname(file);
    for (const specifier of importsOf(file)) {
      const target = resolveRelative(file, specifier);
      const to = target && path.posix.dirname(target);
      if (!to || to === from) continue;
      const known = arrows.get(from) ?? new Map<string, string>();
      known.set(to, `${file} takes ${target}`);
      arrows.set(from, known);
    }
  }
  return arrows;
}

/** The first circle found, as the imports that make it; empty where there is none. */
function findCircle(arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const done = new Set<string>();
  function walk(folder: string, way: readonly string[], why: readonly string[]): readonly string[] {
    const start = way.indexOf(folder);
    if (start >= 0) return why.slice(start);
    if (done.has(folder)) return [];
    for (const [next, reason] of arrows.get(folder) ?? []) {
      const circle = walk(next, [...way, folder], [...why, reason]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  }
  for (const folder of arrows.keys()) {
    const circle = walk(folder, [], []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it.each(workspaces)('the folders of %s form no circle, types included', (workspace) => {
  expect(findCircle(arrowsOf(workspace))).toEqual([]);
});

it('finds a circle where there is one', () => {
  const arrows = new Map([
    ['a', new Map([['b', 'a/x takes b/y']])],
    ['b', new Map([['c', 'b/y takes c/z']])],
    ['c', new Map([['a', 'c/z takes a/x']])],
  ]);
  expect(findCircle(arrows)).toEqual(['a/x takes b/y', 'b/y takes c/z', 'c/z takes a/x']);
});
