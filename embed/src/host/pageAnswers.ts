import type {
  GivenVisitor,
  MortgageEmbed,
  MountHandle,
  OptionsUpdate,
  PageConfig,
  RemoteName,
  VisitorState,
} from '../contract/contract';
import { onPageEvent } from '../contract/pageEvents';
import { createLateAnswer, quiet, type LateAnswer } from '../page/lateAnswer';
import { slotsOf, type PageState, type Slot } from '../page/pageState';
import { whenParsed } from '../page/whenParsed';
import { createMissingTagWarning } from './missingTag';

/** Answers the page's API. A call waits until its remote is mounted, or rejects with the reason why it cannot start. */
export class PageAnswers implements MortgageEmbed {
  /** By remote, and by element: a page may have several elements of one remote. */
  private readonly handles = new Map<
    RemoteName | Element,
    LateAnswer<MountHandle>
  >();
  private readonly warnWithoutTag: (remote: RemoteName) => void;

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly remove: (slots: readonly Slot[]) => void,
  ) {
    this.warnWithoutTag = createMissingTagWarning(window, page);
    page.tellUnplaced = (remote) => this.rejectUnplaced(remote);
    for (const remote of page.unplaced) {
      this.rejectUnplaced(remote);
    }
  }

  ready(remote: RemoteName): Promise<MountHandle> {
    this.warnWithoutTag(remote);
    return this.open(remote).get();
  }

  async update(
    remote: RemoteName,
    options: OptionsUpdate<PageConfig>,
  ): Promise<void> {
    const first = await this.ready(remote);
    first.update(options);
    // Others may still be loading.
    for (const { element } of slotsOf(this.page, remote)) {
      void this.open(element)
        .get()
        .then((view) => view === first || view.update(options));
    }
  }

  async get(remote: RemoteName): Promise<PageConfig> {
    return (await this.ready(remote)).get();
  }

  async unmount(remote: RemoteName): Promise<void> {
    const slots = () => slotsOf(this.page, remote);
    if (!slots()[0]) {
      await whenParsed(this.window);
    }
    this.remove(slots());
  }

  /** The session checks the visitor that the page sets. */
  async setVisitor(visitor: GivenVisitor | null): Promise<void> {
    this.page.visitor = visitor ?? false;
    await this.page.takeVisitor?.();
  }

  async visitor(): Promise<VisitorState> {
    const { page } = this;
    if (!page.slots[0]) {
      await whenParsed(this.window);
    }
    // Each remote brings the session. Where none can, the page's listeners get the visitor once one runs.
    const views = page.slots.map(({ remote }) => this.ready(remote));
    const fail = () => {
      const stop = this.on('remoteReady', () => {
        stop();
        void quiet(this.visitor());
      });
      return views[0];
    };
    await Promise.any(views).catch(fail);
    return (await page.findVisitor?.()) ?? { state: 'unknown' };
  }

  on: MortgageEmbed['on'] = (event, listener) =>
    onPageEvent(this.window.document, event, listener);

  mounted({ remote, element }: Slot, handle: MountHandle): void {
    this.open(remote).resolve(handle);
    this.open(element).resolve(handle);
  }

  failed(remote: RemoteName, reason: unknown): void {
    this.open(remote).reject(reason);
  }

  unmounted(remote: RemoteName): void {
    this.failed(remote, new Error(`${remote} was removed.`));
    this.handles.delete(remote);
  }

  /** The element is no place of a remote any more. */
  forget(element: Element): void {
    this.handles.delete(element);
  }

  private rejectUnplaced(remote: RemoteName): void {
    if (slotsOf(this.page, remote).length === 0) {
      this.failed(remote, new Error(`${remote} has no element on this page.`));
    }
  }

  private open(key: RemoteName | Element): LateAnswer<MountHandle> {
    const answer = this.handles.get(key) ?? createLateAnswer();
    this.handles.set(key, answer);
    return answer;
  }
}
