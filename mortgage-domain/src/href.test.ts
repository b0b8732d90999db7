import fc from 'fast-check';
import { isSafeHref, toSameHostPath } from './href';
import { readAccountSections } from './navigation';

describe('addresses of links', () => {
  it.each(['/a', '/a?b#c', 'a/b', '#x', 'https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:+1800'])('takes %s', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '\\\\evil.example', '/\\evil.example', 'blob:x', ''])('S01: refuses %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });

  it('S01: whatever passes is no script address for the browser', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.string().map((text) => `javascript:${text}`)), (href) => {
      if (!isSafeHref(href)) return;
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(href, 'https://own.example/').protocol);
    }));
  });

  it('S02: a redirect stays on the host', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }).map((text) => `/${text}`), (text) => {
      const path = toSameHostPath(text);
      if (path) expect(new URL(path, 'https://own.example/').origin).toBe('https://own.example');
    }));
    expect(toSameHostPath('https://evil.example/')).toBeUndefined();
  });

  it('ENT-12 ENT-13: a section from the server keeps only its safe links', () => {
    const { sections } = readAccountSections({ sections: [{ key: 'k', link: { text: 'T', href: '/t', class: 'admin' }, subsections: [{ title: 'S', links: [{ text: 'ok', href: '/ok' }, { text: 'bad', href: 'javascript:alert(1)' }] }] }] });
    expect(sections).toEqual([{ key: 'k', link: { text: 'T', href: '/t', className: 'admin' }, subsections: [{ title: 'S', links: [{ text: 'ok', href: '/ok' }] }] }]);
  });
});
