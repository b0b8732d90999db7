import { stampPrefix, wrapProgram } from 'publishing/stamp-texts';
import type { ReleasedScript } from './releasedMaps';
import { explainStack } from './explainStack';
import { findFrames } from './frames';

/** Column 1 is line 2, column 3 of the source; column 21 is the beginning of its line 3. */
const mapOf = (source: string) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    sourcesContent: ['const a = 1;\n  open(menu);\nclose();\n'],
    names: [],
    mappings: 'AACE,oBACF',
  });
const maps: Readonly<Record<string, string>> = {
  'header-remote/0.1.0-2e7769e9/entry.js': mapOf('./src/Header.tsx'),
  'embed/0.1.0-11111111/loader.js': mapOf('./src/loader/index.ts'),
  // Two lines: a template literal keeps its line break.
  'embed/0.1.0-11111111/runtime.js': JSON.stringify({
    version: 3,
    sources: ['./src/containers/runtime.ts'],
    names: [],
    mappings: 'AACE;AACF',
  }),
};
const readMap = async ({ workspace, version, script }: ReleasedScript) =>
  maps[`${workspace}/${version}/${script}`];

const at = 'https://static.example/header-remote/0.1.0-2e7769e9/entry.js';

describe('a reported stack', () => {
  it.each([
    [
      'Chromium',
      `    at open (${at}:1:1)`,
      '    at open (header-remote/src/Header.tsx:2:3 (header-remote 0.1.0-2e7769e9))',
    ],
    [
      'Firefox and Safari',
      `open@${at}:1:1`,
      'open@header-remote/src/Header.tsx:2:3 (header-remote 0.1.0-2e7769e9)',
    ],
  ])('S21: %s: names the line of the source, and shows it', async (_browser, line, explained) => {
    expect(await explainStack(`TypeError: no menu\n${line}\n`, readMap)).toBe(
      `TypeError: no menu\n${explained}\n        2 | open(menu);`,
    );
  });

  it('S21: that stands in a line of JSON is told apart', async () => {
    const report = JSON.stringify({
      stack: `TypeError\n    at a (${at}:1:21)\n    at b (${at}:1:1)`,
    });
    const explained = await explainStack(report, readMap);
    expect(explained.match(/Header\.tsx:\d+:\d+/g)).toEqual(['Header.tsx:3:1', 'Header.tsx:2:3']);
  });

  it('S21: leaves frames of others alone', async () => {
    const theirs = 'at x (https://page.example/app.js:1:2) at https://cdn.example/1.0.0/a.js:3:4';
    expect(await explainStack(theirs, readMap)).toBe(theirs);
  });

  it('S21: leaves what only looks like an address alone', async () => {
    const odd = 'at x (http://%:1:2) at https://[::1:3:4';
    expect(await explainStack(odd, readMap)).toBe(odd);
  });

  it('S21: says of which release there are no maps', async () => {
    const other = at.replace('2e7769e9', '99999999');
    expect(await explainStack(`at ${other}:1:1`, readMap)).toBe(
      `at ${other}:1:1\nNo source maps of header-remote 0.1.0-99999999.`,
    );
  });

  it("S21: the loader of embed.js is of the embed that the report names, the stamp's beginning left out", async () => {
    const loader = `at https://static.example/header-remote/embed.js:1:${stampPrefix.length + 1}`;
    expect(await explainStack(loader, readMap)).toBe(loader);
    expect(await explainStack(loader, readMap, { embed: '0.1.0-11111111' })).toContain(
      'embed/src/loader/index.ts:2:3',
    );
    const host = 'at https://static.example/embed/0.1.0-11111111/host.js:9:9';
    expect(await explainStack(`${loader}\n${host}`, readMap)).toContain(
      'embed/src/loader/index.ts:2:3',
    );
    expect(wrapProgram('loader()', { releases: [] }).indexOf('loader()')).toBe(stampPrefix.length);
  });

  it("S21: remoteEntry.js is embed's runtime, the stamp's own line, and the remote's entry", async () => {
    const container = wrapProgram('run`\n`', { releases: [] }) + 'entry()';
    expect(container.split('\n')[3]).toBe('entry()');
    const file = 'https://static.example/header-remote/maplehearth/remoteEntry.js';
    const told = { embed: '0.1.0-11111111', 'header-remote': '0.1.0-2e7769e9' };
    const explain = (line: number, column: number, versions: object = told) =>
      explainStack(`at ${file}:${line}:${column}`, readMap, { ...versions });
    expect(await explain(1, stampPrefix.length + 1)).toContain(
      'embed/src/containers/runtime.ts:2:3',
    );
    expect(await explain(2, 1)).toContain('embed/src/containers/runtime.ts:3:1');
    expect(await explain(3, 1)).toBe(`at ${file}:3:1`);
    expect(await explain(4, 1)).toContain('header-remote/src/Header.tsx:2:3');
    expect(await explain(4, 1, { embed: told.embed })).toBe(`at ${file}:4:1`);
    expect(await explain(4, 1, { 'header-remote': told['header-remote'] })).toBe(`at ${file}:4:1`);
    const named = `at ${file}:4:1\nat https://static.example/embed/0.1.0-11111111/host.js:9:9`;
    expect(await explainStack(`${named}\nat ${at}:1:1`, readMap)).not.toContain('remoteEntry');
  });
});

it.each([
  ['https://header-remote.static.example/0.1.0-2e7769e9/entry.js:1:5', 'header-remote'],
  ['https://embed.example/r/footer-remote/0.1.0-2e7769e9/entry.js:1:5', 'footer-remote'],
  ['http://127.0.0.1:4006/embed/0.1.0-2e7769e9/host.js:1:5', 'embed'],
])('S21: %s is of %s, wherever RELEASE_URL names the workspace', (text, workspace) => {
  expect(findFrames(text)).toMatchObject([{ line: 1, column: 4, scripts: [{ workspace }] }]);
});
