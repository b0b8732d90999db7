import webpack, { type Compiler } from 'webpack';

const name = 'WithoutWebpackSharing';

/** Leaves out webpack's list of shared packages, which federation's own, a later runtime module of the same name, replaces. */
export const withoutWebpackSharing = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeModule.tap(name, (module) => {
      if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
        module.generate = () => null;
    });
  });
