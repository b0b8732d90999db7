import { isUnchanged, withCompressed } from './compress';
import { MemoryTarget } from '../testing/memoryTarget';

describe('files that a target has already', () => {
  const bytes = Buffer.from('one two three');
  let target: MemoryTarget;
  beforeEach(async () => {
    target = new MemoryTarget();
    for (const [file, made] of await withCompressed(
      new Map([['a/embed.js', bytes]]),
    )) {
      await target.replace(file, made);
    }
  });
  const isThere = (content: Uint8Array = bytes) =>
    isUnchanged(target, 'a/embed.js', content);

  it('is unchanged with both its compressed forms', async () => {
    expect(await isThere()).toBe(true);
    expect(await isThere(Buffer.from('other'))).toBe(false);
  });

  it.each(['.br', '.gz', ''])(
    'is not where its form %p is wrong, half or gone',
    async (ending) => {
      const others = await withCompressed(
        new Map([['a/embed.js', Buffer.from('other')]]),
      );
      await target.replace(
        `a/embed.js${ending}`,
        others.get(`a/embed.js${ending}`) ?? bytes,
      );
      expect(await isThere()).toBe(false);
      await target.replace(`a/embed.js${ending}`, Buffer.from('x'));
      expect(await isThere()).toBe(false);
      target.files.delete(`a/embed.js${ending}`);
      expect(await isThere()).toBe(false);
    },
  );

  it('has no compressed form where it is no text', async () => {
    await target.replace('a/types.zip', bytes);
    expect(await isUnchanged(target, 'a/types.zip', bytes)).toBe(true);
  });
});

it('one content in two places is packed once', async () => {
  const files = new Map([
    ['a/embed.js', Buffer.from('same')],
    ['a/site/embed.js', Buffer.from('same')],
    ['a/other.js', Buffer.from('other')],
  ]);
  const made = await withCompressed(files);
  expect(made.get('a/site/embed.js.br')).toBe(made.get('a/embed.js.br'));
  expect(made.get('a/other.js.br')).not.toEqual(made.get('a/embed.js.br'));
  expect([...made.keys()].slice(0, 3)).toEqual([
    'a/embed.js.br',
    'a/embed.js.gz',
    'a/embed.js',
  ]);
});

it('packed quickly it is larger, and the same', async () => {
  const bytes = Buffer.from('one two three, one two four, '.repeat(500));
  const target = new MemoryTarget();
  const packed = async (isQuick: boolean) => {
    const made = await withCompressed(new Map([['a.js', bytes]]), { isQuick });
    for (const [file, form] of made) {
      await target.replace(file, form);
    }
    expect(await isUnchanged(target, 'a.js', bytes)).toBe(true);
    return made.get('a.js.br')?.length ?? 0;
  };
  expect(await packed(true)).toBeGreaterThan(await packed(false));
});
