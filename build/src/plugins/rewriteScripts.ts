import type { MagicString } from 'magic-string';
import webpack, { type Compilation } from 'webpack';

const { RawSource, SourceMapSource } = webpack.sources;
type Source = webpack.sources.Source;

export const scriptsOfBuild = ({ assets }: Compilation): readonly string[] =>
  Object.keys(assets).filter((file) => file.endsWith('.js'));

/** Rewrites the text of a script, and keeps its source map right. */
export function rewriteScript(
  compilation: Compilation,
  file: string,
  rewrite: (program: string) => MagicString,
): void {
  compilation.updateAsset(file, (source) =>
    compilation.options.devtool
      ? rewriteMapped(file, source, rewrite)
      : new RawSource(rewrite(source.source().toString()).toString()),
  );
}

/** With a map from the output to the input's sources. */
function rewriteMapped(
  file: string,
  source: Source,
  rewrite: (program: string) => MagicString,
): Source {
  const { source: before, map } = source.sourceAndMap();
  const program = before.toString();
  const rewritten = rewrite(program);
  const moves = rewritten
    .generateMap({ source: file, hires: 'boundary' })
    .toString();
  return new SourceMapSource(
    rewritten.toString(),
    file,
    moves,
    program,
    map ?? undefined,
  );
}
