/** Replaces federation's snapshots and preloading, which we do not use (docs/decisions/0002-federation.md). */

/** Like federation's own disabled handler, which its package does not export. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
}

const unused = (): never => {
  throw new Error('Snapshots and preloading of federation are left out of this page host.');
};
export {
  unused as formatPreloadArgs,
  unused as generatePreloadAssetsPlugin,
  unused as getGlobalRemoteInfo,
  unused as preloadAssets,
  unused as snapshotPlugin,
};
