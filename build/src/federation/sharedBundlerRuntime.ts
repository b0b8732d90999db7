import { bundlerRuntimeSymbol } from 'embed/hand-overs';
import type { ExternalItemFunctionData } from 'webpack';

const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]/;

/**
 * What federation would put into every container, alike in all of them: taken from the page host, as
 * `externalRuntime` takes the runtime itself (docs/decisions/0002-federation.md).
 */
export function sharedBundlerRuntime({
  request,
}: ExternalItemFunctionData): Promise<string | undefined> {
  const made = `var globalThis[Symbol.for(${JSON.stringify(bundlerRuntimeSymbol)})]()`;
  return Promise.resolve(bundlerRuntime.test(request) ? made : undefined);
}
