import type { Mount, MortgageEmbed, MountHandle, PageConfig, RemoteName } from '../contract';
import type { EmbedPage, Slot } from '../page';
import { createFailures } from './failures';
import { createPageEvents } from './pageEvents';
import { readOptions } from './options';
import { createRemoteLoader } from './remoteLoader';
import { decideCopy } from './decideCopy';

/** Shows every slot of the page, now and later; gives the page's API. */
export function createPageHost(window: Window & typeof globalThis, page: EmbedPage): MortgageEmbed {
  const loader = createRemoteLoader(window, page);
  const events = createPageEvents(window.document);
  const handles = new Map<RemoteName, PromiseWithResolvers>();
  const mounted = new WeakMap<Element, MountHandle>();
  const ended = new WeakSet<Slot>();
  const failures = createFailures(window, page, events, (slot) => void show(slot));

  const handleOf = (remote: RemoteName): PromiseWithResolvers => {
    const known = handles.get(remote) ?? withResolvers();
    handles.set(remote, known);
    return known;
  };

  const show = async (slot: Slot): Promise<void> => {
    try {
      const { mount } = await loader.load<{ mount: Mount }>(slot, 'mount');
      // The page has taken it away meanwhile (F18), or another tag has shown it already (F15).
      if (ended.has(slot) || mounted.has(slot.element)) return;
      const handle = mount(slot.element, readOptions(window.document, slot.attributes));
      mounted.set(slot.element, handle);
      failures.ended(slot);
      handleOf(slot.remote).resolve(handle);
      events.emit('remoteReady', { remote: slot.remote }, slot.element);
    } catch (error) {
      // The shell stays: links and menus work without us. Nothing may reach the page's own error handlers.
      if (!ended.has(slot)) failures.tell(slot, error);
    }
  };

  page.show = (slot) => {
    decideCopy(page, slot, loader.isSettled);
    void show(slot);
  };
  for (const slot of page.slots) decideCopy(page, slot, loader.isSettled);
  page.slots.forEach((slot) => void show(slot));

  return {
    ready: (remote) => handleOf(remote).promise,
    update: async (remote, options: PageConfig) => (await handleOf(remote).promise).update(options),
    async unmount(remote) {
      for (const slot of page.slots.filter((one) => one.remote === remote)) {
        ended.add(slot);
        failures.ended(slot);
        page.slots.splice(page.slots.indexOf(slot), 1);
        mounted.get(slot.element)?.unmount();
        mounted.delete(slot.element);
        slot.element.shadowRoot?.replaceChildren();
      }
      handles.delete(remote);
    },
    on: events.on,
  };
}

interface PromiseWithResolvers {
  readonly promise: Promise<MountHandle>;
  readonly resolve: (handle: MountHandle) => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve!: (handle: MountHandle) => void;
  const promise = new Promise<MountHandle>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
