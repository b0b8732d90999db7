import webpack, {
  type Configuration,
  type MultiStats,
  type Stats,
} from 'webpack';

type Builds = ReadonlyMap<string, Configuration[]>;

/** Gives the files that each workspace's builds were made of; rejects with webpack's own message. */
export async function compile(
  builds: Builds,
  report: (line: string) => void = () => undefined,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const compiler = webpack([...builds.values()].flat());
  let compiled = 0;
  for (const { hooks } of compiler.compilers) {
    hooks.done.tap('progress', () =>
      report(
        `  ${(compiled += 1)} of ${compiler.compilers.length} parts compiled`,
      ),
    );
  }
  const { stats } = await runCompiler(compiler);
  const files = [...builds].map(([name, configurations]) => {
    const own = stats.splice(0, configurations.length);
    return [
      name,
      own.flatMap(({ compilation }) => [...compilation.fileDependencies]),
    ] as const;
  });
  return new Map(files);
}

/** Compiles again on each change; calls back after each good compilation, one call after the other. */
export function watch(builds: Builds, onCompiled: () => Promise<void>): void {
  let working = Promise.resolve();
  webpack([...builds.values()].flat()).watch(
    { aggregateTimeout: 100 },
    (error, stats) => {
      const failure = failureOf(error, stats);
      if (failure) {
        console.error(failure.message);
      } else {
        working = working.then(onCompiled).catch(console.error);
      }
    },
  );
}

interface Runnable<Result> {
  run(done: (error: Error | null, result?: Result) => void): void;
  close(done: () => void): void;
}

export function runCompiler<Result extends Stats | MultiStats>(
  compiler: Runnable<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = failureOf(error, stats);
      compiler.close(() => {
        if (stats && !failure) {
          resolve(stats);
        } else {
          reject(failure ?? new Error('webpack ended without a result.'));
        }
      });
    });
  });
}

function failureOf(
  error: Error | null,
  stats: Stats | MultiStats | undefined,
): Error | undefined {
  if (error) {
    return error;
  }
  const say = (what: 'errors' | 'warnings'): string =>
    stats?.toString({
      all: false,
      [what]: true,
      colors: process.stdout.isTTY,
    }) ?? '';
  if (stats?.hasErrors()) {
    return new Error(say('errors'));
  }
  if (stats?.hasWarnings()) {
    console.warn(say('warnings'));
  }
  return undefined;
}
