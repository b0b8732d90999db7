import { dispatchPageEvent } from '../contract/pageEvents';
import type { Slot } from '../page/pageState';
import type { Notice } from '../releases/notice';
import { sampleSlot } from '../testing/samples';
import { watchNotice } from './watchNotice';

const notice: Notice = {
  id: '1a2b3c4d',
  level: 'info',
  text: 'Closed today.',
  language: 'en-US',
  more: 'Learn more',
  dismiss: 'Dismiss notice',
};
const address = 'https://static.example/header-remote/notice.json';

let visibility: DocumentVisibilityState;
/** Of the pages of a test; what watches one ends with its slots. */
let pages: Slot[][] = [];
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  for (const slots of pages) slots.length = 0;
  pages = [];
  jest.useRealTimers();
  document.body.replaceChildren();
});

function show(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page whose static files answer with what `answer` gives; undefined is a failure of the network. */
function watch(
  answer: () => unknown,
  changes: Partial<Slot> = {},
  tell: (one: Notice | undefined) => void = () => undefined,
) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const found: unknown[] = [];
  const slots: Slot[] = [{ ...sampleSlot('header-remote'), ...changes }];
  pages.push(slots);
  const fetch: typeof window.fetch = async (input, init) => {
    asked.push({ url: typeof input === 'string' ? input : '', init });
    const body = answer();
    if (body === undefined) throw new TypeError('Failed to fetch');
    return { ok: body !== 404, json: async () => body } as Response;
  };
  watchNotice(window, { slots }, fetch, (one) => {
    found.push(one);
    tell(one);
  });
  const ready = () =>
    dispatchPageEvent(slots[0]!.element, 'remoteReady', { remote: 'header-remote' });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { asked, found, slots, ready, pass };
}

describe('the notice of operations', () => {
  it('is asked for once a remote is there, past the browser’s cache and without credentials', async () => {
    const { asked, found, ready, pass } = watch(() => notice);
    await pass(300_000);
    expect(asked).toEqual([]);
    ready();
    await pass(0);
    expect(asked.map(({ url }) => url)).toEqual([address]);
    expect(asked[0]!.init).toMatchObject({ cache: 'no-cache', credentials: 'omit' });
    expect(found).toEqual([notice]);
  });

  it('is asked for again every 45 seconds, by one page once, however many remotes start', async () => {
    const { asked, ready, pass } = watch(() => ({}));
    ready();
    ready();
    await pass(0);
    ready();
    await pass(44_999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(45_000 * 8);
    expect(asked).toHaveLength(10);
  });

  it('costs nothing while nobody looks, and is asked for at once when somebody does again', async () => {
    const { asked, ready, pass } = watch(() => ({}));
    ready();
    await pass(10_000);
    show('hidden');
    await pass(3_600_000);
    expect(asked).toHaveLength(1);
    show('visible');
    await pass(0);
    expect(asked).toHaveLength(2);
    show('hidden');
    show('visible');
    await pass(0);
    expect(asked).toHaveLength(2);
  });

  it('tells that there is none any more', async () => {
    let answer: unknown = notice;
    const { found, ready, pass } = watch(() => answer);
    ready();
    await pass(0);
    answer = {};
    await pass(45_000);
    answer = { ...notice, text: 7 };
    await pass(45_000);
    expect(found).toEqual([notice, undefined, undefined]);
  });

  it.each([
    ['is away', undefined],
    ['knows no notices', 404],
  ])(
    'a server that %s is asked less and less, and says nothing of the notice',
    async (_why, body) => {
      let answer: unknown = body;
      const { asked, found, ready, pass } = watch(() => answer);
      ready();
      await pass(0);
      await pass(89_999);
      expect(asked).toHaveLength(1);
      await pass(1);
      expect(asked).toHaveLength(2);
      await pass(179_999);
      expect(asked).toHaveLength(2);
      // No wait is longer than 24 minutes.
      await pass(14_400_000);
      const { length } = asked;
      expect(length).toBeGreaterThan(11);
      await pass(45_000 * 32);
      expect(asked).toHaveLength(length + 1);
      expect(found).toEqual([]);
      answer = notice;
      // One answer, and all is as before.
      await pass(45_000 * 32);
      const heard = found.length;
      expect(heard).toBeGreaterThan(0);
      await pass(45_000);
      expect(found).toHaveLength(heard + 1);
    },
  );

  it('I3: is asked for again, too, where a page has broken what shows it', async () => {
    const { asked, ready, pass } = watch(
      () => notice,
      {},
      () => {
        throw new TypeError('append is not a function');
      },
    );
    ready();
    await pass(45_000);
    expect(asked).toHaveLength(2);
  });

  it('ends with the last remote of the page', async () => {
    const { asked, slots, ready, pass } = watch(() => ({}));
    ready();
    await pass(0);
    slots.length = 0;
    await pass(300_000);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['https://static.example/header-remote/cedarline/embed.js?x=a/b', 'cedarline/notice.json'],
    ['https://static.example/header-remote/1.0.0-aaaa/embed.js', 'notice.json'],
    ['https://static.example/header-remote/1.0.0-aaaa/cedarline/embed.js', 'cedarline/notice.json'],
  ])('lies beside the embed.js of the site, pinned or not: %s', async (script, file) => {
    const { asked, ready, pass } = watch(() => ({}), { script });
    ready();
    await pass(0);
    expect(asked.map(({ url }) => url)).toEqual([`https://static.example/header-remote/${file}`]);
  });

  it('F01: a loader without an address asks nobody, and nothing of it reaches the page', async () => {
    const { asked, found, ready, pass } = watch(() => notice, { script: '' });
    ready();
    await pass(0);
    await pass(300_000);
    expect([asked.length, found.length]).toEqual([0, 0]);
  });
});
