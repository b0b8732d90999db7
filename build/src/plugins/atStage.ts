import type { Compilation, Compiler } from 'webpack';

/** A plugin that reads or changes the files of a build at a stage of webpack's `processAssets`. */
export const atStage =
  (name: string, stage: number, act: (compilation: Compilation) => void) =>
  (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        act(compilation),
      );
    });
