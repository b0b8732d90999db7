import { laterAttribute } from 'embed/hand-overs';
import { runInNewContext } from 'node:vm';
import type { Stamp } from 'embed/release';
import { integrityOf } from '../registry/releasedFacts';
import { splitStamp } from './splitStamp';

const menu = (content: string) =>
  `<div ${laterAttribute}="" class="group">${content}</div>`;
const menus = ['<p>Homes</p><ul><li><a>Buy</a></li></ul>', '<a>Rent</a>'];
const shellOf = (contents: readonly string[]) =>
  `<header>${contents.map((content) => `<nav><a>All</a>${menu(content)}</nav>`).join('')}</header>`;
const part = {
  id: 'abc',
  css: ':host{}',
  breakpoint: 1024,
  messages: { menu: 'Menú' },
  main: [1],
};
const stamp: Stamp = {
  remote: 'header-remote',
  element: '#site-header',
  shell: { html: shellOf(menus), css: 'a{}li{}' },
  parts: { 'session-shared': { id: 'both' }, 'header-remote': part },
  releases: [],
};
const split = (of: Stamp = stamp, loader = laterAttribute) =>
  splitStamp(of, 'li{}', loader, './1.0.0/');

describe('a stamp with marked menus', () => {
  it('keeps what the first frame needs', () => {
    const { first } = split();
    expect(first.shell).toEqual({ html: shellOf(['', '']), css: 'a{}' });
    expect(first.parts).toEqual({
      'session-shared': { id: 'both' },
      'header-remote': {
        id: 'abc',
        css: ':host{}',
        breakpoint: 1024,
        isFirst: true,
      },
    });
  });

  it('names the files of the rest, each by its content and with its hash', () => {
    const { first, later } = split();
    const read = ([file, integrity]: readonly [string, string]): unknown => {
      const text = later[file.replace('./1.0.0/', '')]!;
      expect(integrityOf(text)).toBe(integrity);
      const currentScript: { mortgageLater?: unknown } = {};
      runInNewContext(text, { document: { currentScript } });
      return JSON.parse(JSON.stringify(currentScript.mortgageLater)) as unknown;
    };
    expect(read(first.later!.menus)).toEqual({ css: 'li{}', contents: menus });
    expect(read(first.later!.part)).toEqual({
      messages: part.messages,
      main: part.main,
    });
    expect(
      Object.keys(later).every((file) =>
        /^(menus|part)\.[\da-f]{8}\.js$/.test(file),
      ),
    ).toBe(true);
    const changed = split({
      ...stamp,
      shell: { ...stamp.shell, html: shellOf(['other']) },
    });
    expect(changed.first.later!.menus).not.toEqual(first.later!.menus);
    expect(changed.first.later!.part).toEqual(first.later!.part);
  });

  it.each([
    [
      'no menu',
      { ...stamp, shell: { html: '<p>©</p>', css: '' } },
      laterAttribute,
    ],
    ['a loader that cannot fill it', stamp, 'older'],
  ])('stays whole with %s', (_what, given, loader) => {
    expect(split(given, loader)).toEqual({ first: given, later: {} });
  });
});
