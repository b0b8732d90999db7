import type { Mount, MortgageEmbed, MountHandle, PageConfig, RemoteName } from '../contract';
import type { EmbedPage, Slot } from '../page';
import { createPageEvents } from './pageEvents';
import { readOptions } from './options';
import { createRemoteLoader } from './remoteLoader';

/** Shows every slot of the page, now and later; gives the page's API. */
export function createPageHost(window: Window & typeof globalThis, page: EmbedPage): MortgageEmbed {
  const loader = createRemoteLoader(window, page);
  const events = createPageEvents(window.document);
  const handles = new Map<RemoteName, PromiseWithResolvers>();

  const handleOf = (remote: RemoteName): PromiseWithResolvers => {
    const known = handles.get(remote) ?? withResolvers();
    handles.set(remote, known);
    return known;
  };

  const show = async (slot: Slot): Promise<void> => {
    try {
      const { mount } = await loader.load<{ mount: Mount }>(slot.remote, 'mount');
      const handle = mount(slot.element, readOptions(window.document, slot.attributes));
      handleOf(slot.remote).resolve(handle);
      events.emit('remoteReady', { remote: slot.remote }, slot.element);
    } catch (error) {
      // The shell stays: links and menus work without us. Nothing may reach the page's own error handlers.
      console.warn(`[mortgage embed] ${slot.remote} could not start; its static view stays.`, error);
      events.emit('remoteFailed', { remote: slot.remote, reason: error instanceof Error ? error.name : 'unknown' }, slot.element);
    }
  };

  page.show = (slot) => void show(slot);
  page.slots.forEach(page.show);

  return {
    ready: (remote) => handleOf(remote).promise,
    update: async (remote, options: PageConfig) => (await handleOf(remote).promise).update(options),
    unmount: async (remote) => {
      (await handleOf(remote).promise).unmount();
      handles.delete(remote);
    },
    on: events.on,
  };
}

interface PromiseWithResolvers { readonly promise: Promise<MountHandle>; readonly resolve: (handle: MountHandle) => void }

function withResolvers(): PromiseWithResolvers {
  let resolve!: (handle: MountHandle) => void;
  const promise = new Promise<MountHandle>((settle) => { resolve = settle; });
  return { promise, resolve };
}
