import { explainStack, type ReleasedScript } from './explainStack';

/** Column 1 is line 2, column 3 of the source; column 21 is the beginning of its line 3. */
const mapOf = (source: string) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    names: [],
    mappings: 'AACE,oBACF',
  });
const maps: Readonly<Record<string, string>> = {
  'header-remote/0.1.0-2e7769e9/entry.js': mapOf('./src/Header.tsx'),
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
  ])(
    'S21: %s: names the line of the source',
    async (_browser, line, explained) => {
      const report = (frame: string) => `TypeError: no menu\n${frame}\n`;
      expect(await explainStack(report(line), readMap)).toBe(report(explained));
    },
  );

  it('S21: explains each frame inside a line of JSON', async () => {
    const report = JSON.stringify({
      stack: `at a (${at}:1:21)\n at b (${at}:1:1)`,
    });
    const explained = await explainStack(report, readMap);
    expect(explained.match(/Header\.tsx:\d+:\d+/g)).toEqual([
      'Header.tsx:3:1',
      'Header.tsx:2:3',
    ]);
  });

  it.each([
    'at x (https://page.example/app.js:1:2) at https://cdn.example/1.0.0/a.js:3:4',
    'at x (http://%:1:2) at https://[::1:3:4',
    `at a pin (${at.replace('entry', 'embed')}:1:1)`,
  ])('S21: leaves %s alone', async (theirs) => {
    expect(await explainStack(theirs, readMap)).toBe(theirs);
  });

  it('S21: names the release that has no maps', async () => {
    const other = at.replace('2e7769e9', '99999999');
    expect(await explainStack(`at ${other}:1:1`, readMap)).toBe(
      'at no source maps (header-remote 0.1.0-99999999)',
    );
  });

  it.each([
    ['https://header-remote.static.example', 'header-remote'],
    ['https://embed.example/r/footer-remote', 'footer-remote'],
    ['http://127.0.0.1:4006/embed', 'embed'],
  ])('S21: finds the workspace in %s', async (folder, workspace) => {
    const asked: string[] = [];
    await explainStack(
      `at ${folder}/0.1.0-2e7769e9/entry.js:1:5`,
      async (script) => {
        asked.push(script.workspace);
        return undefined;
      },
    );
    expect(asked).toEqual([workspace]);
  });
});
