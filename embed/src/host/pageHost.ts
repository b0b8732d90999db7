import type { MortgageEmbed, MountHandle, PageConfig, RemoteName } from '../contract/contract';
import { dispatchPageEvent, onPageEvent } from '../contract/pageEvents';
import { removeAdded } from '../page/addedElements';
import type { PageState, Slot } from '../page/pageState';
import { openHandle, type AwaitedHandle } from './awaitedHandles';
import { decideRelease } from './decideRelease';
import { Failures } from './failures';
import { readOptions } from './readOptions';
import type { LoadRemote } from './remoteLoader';

/** Shows every slot of the page, now and later, and answers the page's API. */
export class PageHost implements MortgageEmbed {
  private readonly handles = new Map<RemoteName, AwaitedHandle>();
  private readonly mounted = new WeakMap<Element, MountHandle>();
  private readonly ended = new WeakSet<Slot>();
  private readonly failures: Failures;

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly load: LoadRemote,
    private readonly isSettled: (workspace: string) => boolean,
  ) {
    this.failures = new Failures(window, (slot) => void this.show(slot));
  }

  /** Shows the slots that are there; loaders that come later hand theirs over. */
  start(): void {
    this.page.show = (slot) => {
      decideRelease(this.page, slot, this.isSettled);
      void this.show(slot);
    };
    for (const slot of this.page.slots) decideRelease(this.page, slot, this.isSettled);
    for (const slot of this.page.slots) void this.show(slot);
  }

  ready(remote: RemoteName): Promise<MountHandle> {
    return openHandle(this.handles, remote).handle;
  }

  async update(remote: RemoteName, options: PageConfig): Promise<void> {
    (await this.ready(remote)).update(options);
  }

  async unmount(remote: RemoteName): Promise<void> {
    for (const slot of this.page.slots.filter((one) => one.remote === remote)) this.end(slot);
    this.handles.delete(remote);
    if (this.page.slots.length === 0) removeAdded(this.window.document);
  }

  on: MortgageEmbed['on'] = (event, listener) => onPageEvent(this.window.document, event, listener);

  /** Never rejects: the shell stays, its links and menus work without us, and nothing reaches the page's own error handlers. */
  private async show(slot: Slot): Promise<void> {
    try {
      const { mount } = await this.load(slot);
      // The page has taken it away meanwhile (F18), or another tag has shown it already (F15).
      if (this.ended.has(slot) || this.mounted.has(slot.element)) {
        this.failures.forget(slot);
        return;
      }
      const handle = mount(slot.element, readOptions(this.window.document, slot.attributes));
      this.mounted.set(slot.element, handle);
      this.failures.forget(slot);
      openHandle(this.handles, slot.remote).resolve(handle);
      dispatchPageEvent(slot.element, 'remoteReady', { remote: slot.remote });
    } catch (error) {
      if (!this.ended.has(slot)) this.failures.report(slot, error);
    }
  }

  private end(slot: Slot): void {
    const { slots } = this.page;
    this.ended.add(slot);
    this.failures.forget(slot);
    slots.splice(slots.indexOf(slot), 1);
    this.mounted.get(slot.element)?.unmount();
    this.mounted.delete(slot.element);
    slot.element.shadowRoot?.replaceChildren();
  }
}
