/** `npm run where -- <file with a reported stack>`: the same stack with lines of our sources. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings } from './demoSettings';
import { orEnd } from './releaseCommand';
import { explainStack } from './source-maps/explainStack';
import { openMaps, readSourceMap } from './source-maps/releasedMaps';

const usage = `npm run where -- <file with a reported stack> [--embed=<version>]

  -        takes what is piped in
  --embed  the version of embed whose loader stands in embed.js, where the report does not name it

Source maps are read where npm run release kept them: RELEASE_MAPS, else .data/source-maps.`;

await orEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { embed: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new ReleaseError(`Say which file holds the report.\n${usage}`);
  const maps = openMaps(process.env, demoSettings(process.env).dataDir);
  const explained = await explainStack(
    readReport(file),
    (script) => readSourceMap(maps, script),
    values.embed,
  );
  console.log(explained);
  if (explained.includes('No source maps of '))
    throw new ReleaseError(
      `They are not in ${maps.name}. Say with RELEASE_MAPS where the release kept them.`,
    );
});

function readReport(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new ReleaseError(`${file} cannot be read.`);
  }
}
