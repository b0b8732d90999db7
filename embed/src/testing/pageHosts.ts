import type { Mount, MountHandle } from '../contract/contract';
import { PageHost } from '../host/pageHost';
import type { LoadRemote } from '../host/remoteLoader';
import type { PageState } from '../page/pageState';
import { samplePage } from './samples';

export const settled = () => new Promise((resolve) => setTimeout(resolve));

export const fakeHandle = (): jest.Mocked<MountHandle> => ({
  remote: 'header-remote',
  update: jest.fn(),
  get: jest.fn(() => ({ theme: 'refreshed' }) as const),
  unmount: jest.fn(),
});

/** A remote whose module is there. */
export const loads =
  (mount: Mount): LoadRemote =>
  async () => ({ mount });

export function samplePageHost(
  load: LoadRemote,
  page: PageState = samplePage(),
) {
  const host = new PageHost(window, page, load, () => false);
  return { page, host, api: host.api };
}
