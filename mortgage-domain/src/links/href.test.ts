import fc from 'fast-check';
import { isSafeHref } from './href';
import { anyText, forAll } from '../../test/anyText';

it.each([
  '/a',
  '/a?b#c',
  '/a?b:c',
  'a/b',
  '#x',
  'https://a.example',
  'http://a.example',
  'mailto:a@b.example',
  'tel:+1800',
])('takes %s', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'blob:x',
  'https:evil.example',
  'http:/evil.example',
  'https://',
  '',
])('S01: refuses %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});

it('S01: whatever passes is no script address for the browser', () => {
  forAll(
    fc.oneof(
      anyText(),
      fc.webUrl(),
      fc.string().map((text) => `javascript:${text}`),
    ),
    (href) => {
      if (!isSafeHref(href)) {
        return;
      }
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(
        new URL(href, 'https://own.example/').protocol,
      );
    },
  );
});
