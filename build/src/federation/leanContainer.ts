import { bundlerRuntimeSymbol } from 'embed/hand-overs';
import webpack, { type Compiler, type ExternalItemFunctionData } from 'webpack';

/** Federation would write it where a container has no startup function. Each of ours has one. */
const startupWarning = / else \{\s*console\.warn\([^)]*\);\s*\}/;

const made = `var globalThis[Symbol.for(${JSON.stringify(bundlerRuntimeSymbol)})]()`;

/** Takes from the page host what federation would put into every container (docs/decisions/0002-federation.md). */
export const sharedBundlerRuntime = async ({
  request,
}: ExternalItemFunctionData) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request) ? made : undefined;

/**
 * Leaves out that warning and webpack's list of shared packages: a later runtime module of the same name, federation's
 * own, replaces the list.
 */
export const leanRuntime = ({ hooks }: Compiler): void =>
  hooks.thisCompilation.tap('LeanRuntime', (compilation) => {
    compilation.hooks.runtimeModule.tap('LeanRuntime', (module) => {
      if (
        module.name === 'sharing' &&
        module.stage === webpack.RuntimeModule.STAGE_NORMAL
      ) {
        module.generate = () => null;
      }
      if (module.name === 'embed federation') {
        const generate = module.generate.bind(module);
        module.generate = () =>
          generate()?.toString().replace(startupWarning, '') ?? null;
      }
    });
  });
