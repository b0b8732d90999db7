import type {
  MortgageEmbed,
  MountHandle,
  OptionsUpdate,
  PageConfig,
  RemoteName,
} from '../contract/contract';
import { dispatchPageEvent, onPageEvent } from '../contract/pageEvents';
import { createPageOptions, type ReadPageOptions } from '../options/pageOptions';
import { removeAdded } from '../page/addedElements';
import { createLateAnswer, type LateAnswer } from '../page/lateAnswer';
import type { PageState, Slot } from '../page/pageState';
import { warn } from '../page/warn';
import { decideRelease } from './decideRelease';
import { Failures } from './failures';
import { toMergingHandle } from './mergingHandle';
import { createMissingTagNotice } from './missingTag';
import { createPlaceWatch, readPlaceState } from './placeWatch';
import type { LoadRemote } from './remoteLoader';

/** Who empties a view more often does not want it there. */
const maxRefills = 3;

/** Shows every slot of the page, now and later, and answers the page's API. */
export class PageHost implements MortgageEmbed {
  private readonly handles = new Map<RemoteName, LateAnswer<MountHandle>>();
  private readonly mounted = new WeakMap<Element, MountHandle>();
  private readonly ended = new WeakSet<Slot>();
  private readonly failures: Failures;
  private readonly readOptions: ReadPageOptions;
  private readonly noticeMissingTag: (remote: RemoteName) => void;
  private readonly places: { readonly watch: (slots: readonly Slot[]) => void };
  private readonly emptied = new Map<RemoteName, number>();

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly load: LoadRemote,
    private readonly isSettled: (workspace: string) => boolean,
  ) {
    this.failures = new Failures(window, page, (slot) => void this.show(slot));
    this.readOptions = createPageOptions(window.document);
    this.noticeMissingTag = createMissingTagNotice(window, page);
    this.places = createPlaceWatch(window.document, () => this.mendPlaces());
  }

  /** Shows the slots that are there; loaders that come later hand theirs over. */
  start(): void {
    this.page.show = (slot) => {
      decideRelease(this.page, slot, this.isSettled);
      void this.show(slot);
      this.places.watch(this.page.slots);
    };
    onPageEvent(this.window.document, 'remoteFailed', ({ remote, reason }) => {
      if (reason === 'viewBroke') this.replaceBroken(remote);
    });
    this.page.tellUnplaced = (remote) => this.fail(remote);
    for (const remote of this.page.unplaced ?? []) this.fail(remote);
    for (const slot of this.page.slots) decideRelease(this.page, slot, this.isSettled);
    for (const slot of this.page.slots) void this.show(slot);
    this.places.watch(this.page.slots);
  }

  ready(remote: RemoteName): Promise<MountHandle> {
    this.noticeMissingTag(remote);
    return this.answer(remote).get();
  }

  async update(remote: RemoteName, options: OptionsUpdate<PageConfig>): Promise<void> {
    (await this.ready(remote)).update(options);
  }

  async get(remote: RemoteName): Promise<PageConfig> {
    return (await this.ready(remote)).get();
  }

  /** Also what could not start: its static view goes, and nobody tries again. */
  async unmount(remote: RemoteName): Promise<void> {
    const slots = this.page.slots.filter((one) => one.remote === remote);
    if (slots.length === 0) return;
    for (const slot of slots) this.end(slot);
    this.answer(remote).reject(new Error(`${remote} was taken away.`));
    this.handles.delete(remote);
    this.places.watch(this.page.slots);
    if (this.page.slots.length === 0) removeAdded(this.window.document);
  }

  on: MortgageEmbed['on'] = (event, listener) => onPageEvent(this.window.document, event, listener);

  /**
   * Never rejects: the shell stays, its links and menus work without us, and nothing reaches the page's own error handlers.
   * `before`: the handle of a view that the page has taken away; what holds for it goes on to hold.
   */
  private async show(slot: Slot, before?: MountHandle): Promise<void> {
    try {
      const { mount } = await this.load(slot);
      // The page has taken it away meanwhile (F18), or another tag has shown it already (F15).
      if (this.ended.has(slot) || this.mounted.has(slot.element)) {
        this.failures.forget(slot);
        before?.unmount();
        return;
      }
      const options = before?.get() ?? this.readOptions(slot.remote, slot.attributes);
      before?.unmount();
      const mounted = toMergingHandle(mount(slot.element, options), slot.remote, options);
      // Whoever has the handle speaks to the view that is there now.
      const handle = before ? Object.assign(before, mounted) : mounted;
      this.mounted.set(slot.element, handle);
      this.failures.forget(slot);
      this.answer(slot.remote).resolve(handle);
      const version = this.page.releases[slot.remote]?.version;
      dispatchPageEvent(slot.element, 'remoteReady', { remote: slot.remote, version });
    } catch (error) {
      if (this.ended.has(slot)) return;
      if (this.stepBack(slot, error)) return this.show(slot, before);
      this.failures.report(slot, error);
      this.answer(slot.remote).reject(error);
    }
  }

  /** A tag has found no element, which its loader has said; another tag may have found one. */
  private fail(remote: RemoteName): void {
    if (!this.page.slots.some((slot) => slot.remote === remote))
      this.answer(remote).reject(new Error(`${remote} has no element on this page.`));
  }

  /** The handle, for whoever asks before or after the remote is mounted. */
  private answer(remote: RemoteName): LateAnswer<MountHandle> {
    const answer = this.handles.get(remote) ?? createLateAnswer();
    this.handles.set(remote, answer);
    return answer;
  }

  /** The page has changed something around our places: what it has taken away comes back, where there is a place for it. */
  private mendPlaces(): void {
    for (const slot of [...this.page.slots]) {
      const state = this.ended.has(slot) ? 'whole' : readPlaceState(slot);
      if (state === 'gone') this.follow(slot);
      if (state === 'emptied') this.refill(slot);
    }
    this.places.watch(this.page.slots);
  }

  /** Another element stands where this one stood: a partial update, a body that was written anew. */
  private follow(slot: Slot): void {
    const next = slot.findNext?.();
    if (!next) return;
    // Also those of other tags of the same element.
    for (const gone of this.page.slots.filter(({ element }) => element === slot.element))
      this.forget(gone);
    void this.show(next, this.release(slot.element));
  }

  private refill(slot: Slot): void {
    const { remote, element, paint } = slot;
    const times = (this.emptied.get(remote) ?? 0) + 1;
    this.emptied.set(remote, times);
    if (times > maxRefills || !paint) return;
    if (times === 1)
      warn(
        `something on this page empties ${remote}, which is shown again. Look for a script or an extension that cleans markup up.`,
      );
    element.shadowRoot?.replaceChildren();
    paint();
    const handle = this.release(element);
    if (handle) void this.show(slot, handle);
  }

  /** True where the page has another release to take. */
  private stepBack(slot: Slot, cause?: unknown): boolean {
    return this.page.trials?.[slot.remote]?.stepBack(slot, cause) ?? false;
  }

  private replaceBroken(remote: RemoteName): void {
    for (const slot of this.page.slots)
      if (slot.remote === remote && this.mounted.has(slot.element) && this.stepBack(slot))
        void this.show(slot, this.release(slot.element));
  }

  /** Its view is no more; the handle lives on. */
  private release(element: Element): MountHandle | undefined {
    const handle = this.mounted.get(element);
    this.mounted.delete(element);
    return handle;
  }

  private forget(slot: Slot): void {
    const { slots } = this.page;
    this.ended.add(slot);
    this.failures.forget(slot);
    slots.splice(slots.indexOf(slot), 1);
  }

  private end(slot: Slot): void {
    this.forget(slot);
    this.release(slot.element)?.unmount();
    slot.element.shadowRoot?.replaceChildren();
  }
}
