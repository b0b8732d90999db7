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
import { decideRelease } from './decideRelease';
import { Failures } from './failures';
import { toMergingHandle } from './mergingHandle';
import { createMissingTagNotice } from './missingTag';
import type { LoadRemote } from './remoteLoader';

/** Shows every slot of the page, now and later, and answers the page's API. */
export class PageHost implements MortgageEmbed {
  private readonly handles = new Map<RemoteName, LateAnswer<MountHandle>>();
  private readonly mounted = new WeakMap<Element, MountHandle>();
  private readonly ended = new WeakSet<Slot>();
  private readonly failures: Failures;
  private readonly readOptions: ReadPageOptions;
  private readonly noticeMissingTag: (remote: RemoteName) => void;

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly load: LoadRemote,
    private readonly isSettled: (workspace: string) => boolean,
  ) {
    this.failures = new Failures(window, (slot) => void this.show(slot));
    this.readOptions = createPageOptions(window.document);
    this.noticeMissingTag = createMissingTagNotice(window, page);
  }

  /** Shows the slots that are there; loaders that come later hand theirs over. */
  start(): void {
    this.page.show = (slot) => {
      decideRelease(this.page, slot, this.isSettled);
      void this.show(slot);
    };
    this.page.tellUnplaced = (remote) => this.fail(remote);
    for (const remote of this.page.unplaced ?? []) this.fail(remote);
    for (const slot of this.page.slots) decideRelease(this.page, slot, this.isSettled);
    for (const slot of this.page.slots) void this.show(slot);
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
      const options = this.readOptions(slot.remote, slot.attributes);
      const handle = toMergingHandle(mount(slot.element, options), slot.remote, options);
      this.mounted.set(slot.element, handle);
      this.failures.forget(slot);
      this.answer(slot.remote).resolve(handle);
      dispatchPageEvent(slot.element, 'remoteReady', { remote: slot.remote });
    } catch (error) {
      if (this.ended.has(slot)) return;
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
