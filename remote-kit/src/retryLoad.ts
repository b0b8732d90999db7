import type { RemoteName } from 'embed/contract';
import { findPageState } from 'embed/page-state';

/** Loads a file of the remote, up to three times on a page with a page host; a federated host has none. */
export function retryLoad<Value>(remote: RemoteName, load: () => Promise<Value>): Promise<Value> {
  const { retryView } = findPageState(window) ?? {};
  return retryView ? retryView(remote, load) : load();
}
