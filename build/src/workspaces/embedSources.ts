/** Sources of embed that builds name by their place, relative to its folder. */
export const embedSources = {
  host: './src/host/index.ts',
  loader: './src/loader/index.ts',
  runtime: './src/containers/runtime.ts',
  canary: './src/canary/index.ts',
  override: './src/override/index.ts',
  remoteRuntimePlugin: './src/containers/remoteRuntimePlugin.ts',
  unusedFederation: './src/containers/unusedFederation.ts',
} as const;
