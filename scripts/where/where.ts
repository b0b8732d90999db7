/** `npm run where -- <file with a reported stack>`: prints the stack with lines of our sources. */
import { readFileSync } from 'node:fs';
import { ReleaseError } from 'publishing/targets/target';
import { demoSettings } from '../demo/demoSettings';
import { orEnd } from '../release/releaseCommand';
import { explainStack, noMaps } from '../source-maps/explainStack';
import { openMaps, readSourceMap } from '../source-maps/releasedMaps';

const usage = `npm run where -- <file with a reported stack>, or - for standard input

Source maps are read where npm run release kept them: RELEASE_MAPS, else .data/source-maps.`;

await orEnd(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) {
    throw new ReleaseError(`Give one file with the report.\n${usage}`);
  }
  const maps = openMaps(process.env, () => demoSettings(process.env).dataDir);
  const explained = await explainStack(readReport(file), (script) =>
    readSourceMap(maps, script),
  );
  console.log(explained);
  if (explained.includes(noMaps)) {
    throw new ReleaseError(
      `${maps.name} does not have these maps. Set RELEASE_MAPS to the place where the release kept them.`,
    );
  }
});

function readReport(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new ReleaseError(`${file} cannot be read.`);
  }
}
