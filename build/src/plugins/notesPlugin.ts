import { createRequire } from 'node:module';
import type { BuildFacts } from 'embed/release';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { atStage } from './atStage';

const require = createRequire(import.meta.url);

/** Input of the sealing step, next to the compiled files; not part of the build. */
export const notesFile = 'notes.json';

export type Notes = ReturnType<typeof readNotes>;
/** Of a stamp program there are none. */
type Facts = Omit<BuildFacts, 'version' | 'firstChunks'> | undefined;

/** Chunks that a view needs in addition to the entries: React, the session's modules for it, and the remote's own. */
const firstChunkNames: readonly unknown[] = [
  'vendor',
  'react',
  'view',
  'readers',
  'schemas',
];

/** @param generators modules of packages that write programs of their own into what they build */
export const notesPlugin = (generators: readonly string[], facts?: Facts) =>
  atStage(
    'NotesPlugin',
    webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    (compilation) => {
      const notes = JSON.stringify(readNotes(compilation, generators, facts));
      compilation.emitAsset(notesFile, new webpack.sources.RawSource(notes));
    },
  );

function readNotes(
  compilation: Compilation,
  generators: readonly string[],
  facts: Facts,
) {
  const files = [
    ...bundledFiles(compilation),
    ...generators.map((name) => require.resolve(name)),
  ];
  const chunks = [...compilation.chunks];
  const firstChunks = chunks.filter(({ name }) =>
    firstChunkNames.includes(name),
  );
  return {
    facts: facts && { ...facts, firstChunks: firstChunks.flatMap(scriptsOf) },
    /** Folders of other people's packages of which something is in the build: its notices name them. */
    packages: [
      ...new Set(files.map(packageOf).filter((one) => one !== undefined)),
    ].sort(),
    /** The file of each chunk, by the chunk's id. */
    chunkFiles: Object.fromEntries(
      chunks.map((chunk) => [String(chunk.id), scriptsOf(chunk)[0]]),
    ),
  };
}

export const scriptsOf = ({ files }: Chunk): readonly string[] =>
  [...files].filter((file) => file.endsWith('.js'));

const bundledFiles = ({
  modules,
  chunkGraph,
}: Compilation): readonly string[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .map((module) => module.nameForCondition() ?? '');

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module ? [...(module.modules as Iterable<Module>)] : [module];

/** The folder of the innermost package that a file belongs to; undefined for files of this repository. */
export const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/@][^\\/]*(?=[\\/])/.exec(
    file,
  )?.[0];
