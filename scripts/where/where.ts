/** `npm run where -- <file with a reported stack>`: the same stack with lines of our sources. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releasedWorkspaces } from 'embed/remotes';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings } from '../demo/demoSettings';
import { orEnd } from '../release/releaseCommand';
import { explainStack } from '../source-maps/explainStack';
import { openMaps, readSourceMap } from '../source-maps/releasedMaps';

const usage = `npm run where -- <file with a reported stack> [--of <workspace>@<version>]…

  -     takes what is piped in
  --of  a version that the report does not name: embed's, of whose programs embed.js and the beginning of remoteEntry.js are;
        a remote's, whose entry is the rest of its remoteEntry.js

Source maps are read where npm run release kept them: RELEASE_MAPS, else .data/source-maps.`;

await orEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { of: { type: 'string', multiple: true } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new ReleaseError(`Say which file holds the report.\n${usage}`);
  const maps = openMaps(process.env, demoSettings(process.env).dataDir);
  const explained = await explainStack(
    readReport(file),
    (script) => readSourceMap(maps, script),
    Object.fromEntries((values.of ?? []).map(readVersion)),
  );
  console.log(explained);
  if (explained.includes('No source maps of '))
    throw new ReleaseError(
      `They are not in ${maps.name}. Say with RELEASE_MAPS where the release kept them.`,
    );
});

function readVersion(text: string): readonly [workspace: string, version: string] {
  const [, workspace, version] = /^([^@]+)@([^@]+)$/.exec(text) ?? [];
  if (workspace === undefined || version === undefined || !releasedWorkspaces.includes(workspace))
    throw new ReleaseError(
      `"${text}" names no version of a workspace: --of embed@0.1.0-2e7769e9. There are: ${releasedWorkspaces.join(', ')}.`,
    );
  return [workspace, version];
}

function readReport(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new ReleaseError(`${file} cannot be read.`);
  }
}
