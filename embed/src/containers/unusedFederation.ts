/**
 * In the place of what federation's runtime carries for snapshots and preloading, which nothing of ours asks for: addresses come
 * from the page's releases, and the loader preloads (build/src/federation/leanRuntime.ts, docs/decisions/0002-federation.md).
 */

/** As federation's own disabled one, which its package does not export. */
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
