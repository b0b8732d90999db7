import { bundlerRuntimeSymbol } from 'embed/hand-overs';
import webpack, { type Compiler, type ExternalItemFunctionData } from 'webpack';

const made = `var globalThis[Symbol.for(${JSON.stringify(bundlerRuntimeSymbol)})]()`;

/** Takes from the page host what federation would put into every container (docs/decisions/0002-federation.md). */
export const sharedBundlerRuntime = async ({ request }: ExternalItemFunctionData) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request) ? made : undefined;

/** Leaves out webpack's list of shared packages, which federation's own, a later runtime module of the same name, replaces. */
export const withoutWebpackSharing = ({ hooks }: Compiler): void =>
  hooks.thisCompilation.tap('WithoutWebpackSharing', (compilation) => {
    compilation.hooks.runtimeModule.tap('WithoutWebpackSharing', (module) => {
      if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
        module.generate = () => null;
    });
  });
