import type { MountHandle, RemoteName } from '../contract/contract';

type Resolve = (handle: MountHandle) => void;
/** A remote's handle, for whoever asks before or after it is mounted. */
export interface AwaitedHandle {
  readonly handle: Promise<MountHandle>;
  readonly resolve: Resolve;
}

/** Finds a remote's handle, or begins to wait for it. */
export function openHandle(
  handles: Map<RemoteName, AwaitedHandle>,
  remote: RemoteName,
): AwaitedHandle {
  const awaited = handles.get(remote) ?? awaitHandle();
  handles.set(remote, awaited);
  return awaited;
}

/** As `Promise.withResolvers`, which Safari has from 17.4 and Firefox from 121 on. */
function awaitHandle(): AwaitedHandle {
  let resolve: Resolve = () => undefined;
  const handle = new Promise<MountHandle>((settle) => {
    resolve = settle;
  });
  return { handle, resolve };
}
