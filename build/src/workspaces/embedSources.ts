/** Sources of embed that builds name by their place, relative to its folder. */
export const embedSources = {
  host: './src/host/index.ts',
  loader: './src/loader/index.ts',
  /** The doctor's rules are host-kit's; on a page they run from our own release. */
  doctor: '../host-kit/src/doctor/overlay/index.ts',
  runtime: './src/containers/runtime.ts',
  canary: './src/canary/index.ts',
  override: './src/override/index.ts',
  remoteRuntimePlugin: './src/containers/remoteRuntimePlugin.ts',
  unusedFederation: './src/containers/unusedFederation.ts',
} as const;
