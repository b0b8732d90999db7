import type { MountHandle, RemoteName } from '../contract/contract';
import { onPageEvent, reportRemote } from '../contract/pageEvents';
import { optionsBeneath } from '../options/keepOptions';
import {
  createPageOptions,
  type ReadPageOptions,
} from '../options/pageOptions';
import { removeAdded } from '../page/addedElements';
import { keepOwnEvents } from '../page/ownEvents';
import { slotsOf, type PageState, type Slot } from '../page/pageState';
import { decideRelease } from './decideRelease';
import { Failures } from './failures';
import { PageAnswers } from './pageAnswers';
import { empty, giveWay, hasTag, keepPlaces, readTag, repaint } from './places';
import type { LoadRemote } from './remoteLoader';

/** Shows the remote of every slot of the page, now and later. */
export class PageHost {
  readonly api: PageAnswers;
  private readonly handles = new WeakMap<Element, MountHandle>();
  /** The options that the page's markup gave each view. */
  private readonly given = new WeakMap<MountHandle, string>();
  private readonly failures: Failures;
  private readonly readOptions: ReadPageOptions;
  private readonly watchPlaces: () => void;

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly load: LoadRemote,
    private readonly isSettled: (workspace: string) => boolean,
  ) {
    const { document } = window;
    this.api = new PageAnswers(window, page, (slots) => this.unmount(slots));
    this.failures = new Failures(window, page, (slot) => void this.show(slot));
    this.readOptions = createPageOptions(document);
    this.watchPlaces = keepPlaces(document, page.slots, (slot, next) =>
      this.showAgain(slot, next),
    );
  }

  start(): void {
    this.page.show = (slot) => this.showAll([slot]);
    this.showAll(this.page.slots);
    giveWay(this.window.document, this.page.slots);
    onPageEvent(this.window.document, 'remoteFailed', ({ remote, reason }) => {
      if (reason === 'viewBroke') {
        this.replaceBroken(remote);
      }
    });
  }

  private showAll(slots: readonly Slot[]): void {
    for (const slot of slots) {
      decideRelease(this.page, slot, this.isSettled);
    }
    for (const slot of slots) {
      void this.show(slot);
    }
    this.watchPlaces();
  }

  /**
   * Never rejects, so that no failure reaches the page's own error handlers; the static view stays.
   * @param before handle of a view that is gone. The page keeps this handle. The new view has the same options, unless
   *   the page gives others now (a Turbo visit).
   */
  private async show(slot: Slot, before?: MountHandle): Promise<void> {
    const { remote, element } = slot;
    const { document } = this.window;
    try {
      const { mount } = await this.load(slot);
      const replaced = this.takeFromGoneTag(slot);
      // The page has unmounted the remote meanwhile (F18), or another tag has shown it (F15).
      if (!this.page.slots.includes(slot) || this.handles.has(element)) {
        this.failures.forget(slot);
        before?.unmount();
        return;
      }
      const given = this.readOptions(remote, readTag(document, slot));
      const text = JSON.stringify(given);
      const options =
        before && this.given.get(before) === text ? before.get() : given;
      optionsBeneath.set(options, given);
      before?.unmount();
      const mounted = mount(element, options);
      const handle = Object.assign(before ?? replaced ?? {}, mounted, {
        // By the page: our own calls have released the handle.
        unmount: () =>
          this.handles.get(element) === handle
            ? this.unmount(this.slotsAt(slot))
            : mounted.unmount(),
      });
      this.handles.set(element, handle);
      this.given.set(handle, text);
      if (element.shadowRoot) {
        keepOwnEvents(element.shadowRoot);
      }
      this.failures.forget(slot);
      this.api.mounted(slot, handle);
      const version = this.page.releases[remote]?.version;
      reportRemote(element, 'remoteReady', { remote, version });
    } catch (error) {
      if (!this.page.slots.includes(slot)) {
        return;
      }
      if (this.page.trials?.[remote]?.stepBack(slot, error)) {
        return this.show(slot, before);
      }
      this.failures.report(slot, error);
      this.api.failed(remote, error);
    }
  }

  /** `next`: the same slot, or one in the element that has replaced the slot's. */
  private showAgain(slot: Slot, next: Slot): void {
    if (next !== slot) {
      for (const gone of this.slotsAt(slot)) {
        this.forget(gone);
      }
    }
    const handle = this.release(slot);
    // Without a handle the slot is still loading, and will be shown.
    if (handle || next !== slot) {
      void this.show(next, handle);
    }
  }

  /** The view threw an error while it ran: the static view returns, then the current release if this was another. */
  private replaceBroken(remote: RemoteName): void {
    for (const slot of slotsOf(this.page, remote)) {
      repaint(slot);
      if (
        this.handles.has(slot.element) &&
        this.page.trials?.[remote]?.stepBack(slot)
      ) {
        void this.show(slot, this.release(slot));
      }
    }
  }

  /** Also removes the static view of a remote that could not start, and stops its retries. */
  private unmount(slots: readonly Slot[]): void {
    for (const slot of slots) {
      this.forget(slot);
      this.release(slot)?.unmount();
      empty(slot);
      this.api.unmounted(slot.remote);
    }
    // Calls now go to another view of the remote.
    for (const slot of this.page.slots) {
      const handle = this.handles.get(slot.element);
      if (handle) {
        this.api.mounted(slot, handle);
      }
    }
    this.watchPlaces();
    if (!this.page.slots[0]) {
      removeAdded(this.window.document);
    }
  }

  /** After a Turbo visit the element has followed the earlier page's tag: the new page's tag takes over, with its own options. */
  private takeFromGoneTag(slot: Slot): MountHandle | undefined {
    const [first = slot] = this.slotsAt(slot);
    const { document } = this.window;
    if (hasTag(document, first) || !hasTag(document, slot)) {
      return undefined;
    }
    this.forget(first);
    const handle = this.release(slot);
    handle?.unmount();
    repaint(slot);
    return handle;
  }

  private slotsAt({ element }: Slot): readonly Slot[] {
    return this.page.slots.filter((slot) => slot.element === element);
  }

  private forget(slot: Slot): void {
    this.failures.forget(slot);
    this.api.forget(slot.element);
    this.page.slots.splice(this.page.slots.indexOf(slot), 1);
  }

  private release({ element }: Slot): MountHandle | undefined {
    const handle = this.handles.get(element);
    this.handles.delete(element);
    return handle;
  }
}
