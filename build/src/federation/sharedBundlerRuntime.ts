import { bundlerRuntimeSymbol } from 'embed/hand-overs';
import type { ExternalItemFunctionData } from 'webpack';

const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]/;

/** Takes from the page host what federation would put into every container (docs/decisions/0002-federation.md). */
export function sharedBundlerRuntime({
  request,
}: ExternalItemFunctionData): Promise<string | undefined> {
  const made = `var globalThis[Symbol.for(${JSON.stringify(bundlerRuntimeSymbol)})]()`;
  return Promise.resolve(bundlerRuntime.test(request) ? made : undefined);
}
