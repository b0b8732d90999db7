import type { Notice } from 'embed/notice';
import { clearNotices, listNotices, setNotice, type NoticeOrder } from './notice';
import { registryFile } from './registry';
import { MemoryTarget } from './testing/memoryTarget';

const version = '1.0.0-aaaa';
const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

function createTarget({ embedFiles = ['host.js', 'notice.js'] } = {}): MemoryTarget {
  const target = new MemoryTarget();
  const releases = { url: '', current: version, versions: [] };
  const registry = {
    workspaces: { embed: releases, 'session-shared': releases, 'header-remote': releases },
    sites: [{ slug: 'maplehearth' }, { slug: 'cedarline', language: 'es-US' }],
  };
  target.files.set(registryFile, Buffer.from(JSON.stringify(registry)));
  const files = Object.fromEntries(embedFiles.map((file) => [file, '']));
  target.files.set(`embed/${version}/release.json`, Buffer.from(JSON.stringify({ files })));
  return target;
}

const noticeIn = (target: MemoryTarget, folder = ''): Partial<Notice> =>
  JSON.parse(target.files.get(`header-remote/${folder}notice.json`)!.toString()) as Notice;
const textsOf = (target: MemoryTarget) =>
  ['', 'maplehearth/', 'cedarline/'].map((folder) => noticeIn(target, folder).text);

describe('a notice of operations', () => {
  it('lies beside the embed.js of every site, with the words of its language', async () => {
    const target = createTarget();
    const until = inAnHour();
    await setNotice(target, { text: ' Closed today. ', until, link: 'https://status.example/' });
    expect(noticeIn(target)).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}$/) as string,
      level: 'info',
      text: 'Closed today.',
      until,
      link: 'https://status.example/',
      language: 'en-US',
      more: 'Learn more',
      dismiss: 'Dismiss notice',
    });
    expect(noticeIn(target, 'maplehearth/')).toEqual(noticeIn(target));
    expect(noticeIn(target, 'cedarline/')).toMatchObject({
      id: noticeIn(target).id,
      language: 'es-US',
      dismiss: 'Cerrar el aviso',
    });
    expect([...target.files.keys()].filter((file) => file.endsWith('notice.json'))).toHaveLength(3);
    expect(target.files.has('header-remote/notice.json.br')).toBe(true);
  });

  it('of several the narrowest is shown, and each is taken back by its own scope', async () => {
    const target = createTarget();
    await setNotice(target, { text: 'all' });
    await setNotice(target, { text: 'spanish', language: 'es-US' });
    await setNotice(target, { text: 'cedarline', site: 'cedarline' });
    expect(textsOf(target)).toEqual(['all', 'all', 'cedarline']);
    await clearNotices(target, { site: 'cedarline' });
    expect(textsOf(target)).toEqual(['all', 'all', 'spanish']);
    await setNotice(target, { text: 'others' });
    expect(textsOf(target)).toEqual(['others', 'others', 'spanish']);
    expect(await clearNotices(target)).toEqual([]);
    expect(noticeIn(target)).toEqual({});
  });

  it('says the same again under the same id, and something else under another', async () => {
    const target = createTarget();
    const idOf = async (order: NoticeOrder) => {
      await setNotice(target, order);
      return noticeIn(target).id;
    };
    const first = await idOf({ text: 'Closed.' });
    expect(await idOf({ text: 'Closed.' })).toBe(first);
    expect(await idOf({ text: 'Closed.', level: 'outage' })).not.toBe(first);
  });

  it('is neither listed nor kept once it is over', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    try {
      const target = createTarget();
      await setNotice(target, { text: 'short', until: inAnHour() });
      expect(await listNotices(target)).toHaveLength(1);
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(await listNotices(target)).toEqual([]);
      expect(await setNotice(target, { text: 'next', site: 'cedarline' })).toHaveLength(1);
      expect(noticeIn(target)).toEqual({});
    } finally {
      jest.useRealTimers();
    }
  });

  it('changes nothing else of the registry', async () => {
    const target = createTarget();
    const before = JSON.parse(target.files.get(registryFile)!.toString()) as object;
    await setNotice(target, { text: 'x' });
    await clearNotices(target);
    const after = JSON.parse(target.files.get(registryFile)!.toString()) as object;
    expect(after).toEqual({ ...before, notices: [] });
  });
});

describe('a notice is refused, with nothing changed, when', () => {
  it.each<[string, Partial<NoticeOrder>, string]>([
    ['it says nothing', { text: ' ' }, 'A notice needs a text'],
    ['it says too much', { text: 'x'.repeat(281) }, 'has 281 characters; a notice has at most 280'],
    ['it is HTML', { text: 'Closed <b>today</b>' }, 'A notice is plain text'],
    ['it has entities', { text: 'Closed&nbsp;today' }, 'A notice is plain text'],
    ['it has lines', { text: 'Closed\ntoday' }, 'one line of text'],
    ['its level is none', { level: 'panic' }, 'There are: info, warning, outage.'],
    ['it is over', { until: '2020-01-01T00:00Z' }, 'is over: it is 20'],
    ['its end has no zone', { until: '2099-01-01T00:00' }, 'is not a time with its zone'],
    ['its end is no time', { until: '2099-13-01T00:00Z' }, 'is not a time with its zone'],
    ['its link is a script', { link: 'javascript:alert(1)' }, 'is not an https address'],
    ['its link is half', { link: '/status' }, 'is not an https address'],
    ['there is no such site', { site: 'elm' }, 'There are: maplehearth, cedarline.'],
    ['nobody reads it', { language: 'de-DE' }, 'Nobody reads "de-DE"'],
    ['its site speaks otherwise', { site: 'cedarline', language: 'en-US' }, 'There is: es-US.'],
  ])('%s', async (_why, order, message) => {
    const target = createTarget();
    const before = new Map(target.files);
    await expect(setNotice(target, { text: 'Closed.', ...order })).rejects.toThrow(message);
    expect(target.files).toEqual(before);
  });

  it('the page host on the target would not ask for it, or there is none', async () => {
    const order = { text: 'x' };
    await expect(setNotice(createTarget({ embedFiles: ['host.js'] }), order)).rejects.toThrow(
      'knows no notices. Run npm run release -w embed first.',
    );
    await expect(setNotice(new MemoryTarget(), order)).rejects.toThrow('Nothing has been released');
  });
});
