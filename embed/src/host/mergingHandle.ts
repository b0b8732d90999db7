import type { MountHandle, PageConfig, RemoteName } from '../contract/contract';
import { keepOptions } from '../options/keepOptions';

/** What `mount` gives: remotes of earlier releases cannot tell what holds, and an update is all that holds from then on. */
export type GivenHandle = Omit<MountHandle, 'get'> & Partial<Pick<MountHandle, 'get'>>;

const isMerging = (handle: GivenHandle): handle is MountHandle => handle.get !== undefined;

/** The handle, or for one of an earlier release one that adds up what it has been told and gives it the whole. */
export function toMergingHandle(
  handle: GivenHandle,
  remote: RemoteName,
  mounted: PageConfig,
): MountHandle {
  if (isMerging(handle)) return handle;
  const kept = keepOptions(remote, mounted);
  return {
    get: () => kept.get(),
    update(given) {
      kept.update(given, {});
      handle.update(kept.get());
    },
    unmount: () => handle.unmount(),
  };
}
