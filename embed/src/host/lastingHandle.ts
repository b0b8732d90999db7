import type { MountHandle } from '../contract/contract';

/** A handle that outlives its mount: whoever has it speaks to the view that is there now. */
export interface LastingHandle extends MountHandle {
  /** The page has taken the view away, and it is mounted again. */
  continueWith(handle: MountHandle): void;
}

export function toLastingHandle(first: MountHandle): LastingHandle {
  let current = first;
  return {
    remote: first.remote,
    get: () => current.get(),
    update: (given) => current.update(given),
    unmount: () => current.unmount(),
    continueWith(handle) {
      current = handle;
    },
  };
}
