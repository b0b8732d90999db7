/** Sources of embed that builds name by their place, relative to its folder. */
export const embedSources = {
  host: './src/host/index.ts',
  loader: './src/loader/index.ts',
  runtime: './src/federation/runtime.ts',
  remoteRuntimePlugin: './src/federation/remoteRuntimePlugin.ts',
} as const;
