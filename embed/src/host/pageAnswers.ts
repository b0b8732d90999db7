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
  private readonly remotes = new Map<RemoteName, LateAnswer<MountHandle>>();
  /** A page may have several elements of one remote. */
  private readonly views = new WeakMap<Element, LateAnswer<MountHandle>>();
  private readonly warnWithoutTag: (remote: RemoteName) => void;

  constructor(
    private readonly window: Window,
    private readonly page: PageState,
    private readonly remove: (slots: readonly Slot[]) => void,
  ) {
    this.warnWithoutTag = createMissingTagWarning(window, page);
    page.tellUnplaced = (remote) => this.rejectUnplaced(remote);
    for (const remote of page.unplaced) this.rejectUnplaced(remote);
  }

  ready(remote: RemoteName): Promise<MountHandle> {
    this.warnWithoutTag(remote);
    return open(this.remotes, remote).get();
  }

  async update(remote: RemoteName, options: OptionsUpdate<PageConfig>): Promise<void> {
    const first = await this.ready(remote);
    first.update(options);
    // Others may still be loading.
    for (const { element } of slotsOf(this.page, remote))
      void open(this.views, element)
        .get()
        .then((view) => view === first || view.update(options));
  }

  async get(remote: RemoteName): Promise<PageConfig> {
    return (await this.ready(remote)).get();
  }

  async unmount(remote: RemoteName): Promise<void> {
    const slots = () => slotsOf(this.page, remote);
    if (!slots()[0]) await whenParsed(this.window);
    this.remove(slots());
  }

  /** The session checks the visitor that the page sets. */
  async setVisitor(visitor: GivenVisitor | null): Promise<void> {
    this.page.visitor = visitor ?? false;
    await this.page.takeVisitor?.();
  }

  async visitor(): Promise<VisitorState> {
    const { page } = this;
    if (!page.slots[0]) await whenParsed(this.window);
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

  on: MortgageEmbed['on'] = (event, listener) => onPageEvent(this.window.document, event, listener);

  mounted({ remote, element }: Slot, handle: MountHandle): void {
    open(this.remotes, remote).resolve(handle);
    open(this.views, element).resolve(handle);
  }

  failed(remote: RemoteName, reason: unknown): void {
    open(this.remotes, remote).reject(reason);
  }

  unmounted({ remote, element }: Slot): void {
    this.failed(remote, new Error(`${remote} was removed.`));
    this.remotes.delete(remote);
    this.views.delete(element);
  }

  private rejectUnplaced(remote: RemoteName): void {
    if (slotsOf(this.page, remote).length === 0)
      this.failed(remote, new Error(`${remote} has no element on this page.`));
  }
}

interface Answers<Key> {
  get(key: Key): LateAnswer<MountHandle> | undefined;
  set(key: Key, answer: LateAnswer<MountHandle>): unknown;
}

/** The answer under this key, made on first use. */
function open<Key>(answers: Answers<Key>, key: Key): LateAnswer<MountHandle> {
  const answer = answers.get(key) ?? createLateAnswer();
  answers.set(key, answer);
  return answer;
}
