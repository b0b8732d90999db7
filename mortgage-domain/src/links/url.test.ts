import fc from 'fast-check';
import { isSecureUrl, isUrl } from './url';
import { anyText, forAll } from '../../test/anyText';

const valid = [
  'http://a.example',
  'https://a.example/path?q#f',
  'ftp://files.example/x',
  'HTTPS://A.Example',
  'http://localhost',
  'http://localhost:4000/x',
  'http://127.0.0.1',
  'http://10.0.0.1:8080/',
  'http://10.20.30.40/a/b?c=@1.1.1.1#d',
  'http://user:secret@127.0.0.1/',
  'https://sub.a-b.example',
  'https://user:secret@a.example/',
  'https://bücher.example',
  'https://пример.рф',
  'https://_dmarc.a.example',
  `https://${'a'.repeat(63)}.example`,
];
const invalid = [
  '',
  'a.example',
  '//a.example',
  'mailto:a@b.example',
  'javascript:alert(1)',
  'javascript://a.example/%0Aalert(1)',
  'data:text/html,x',
  'file:///etc',
  'ws://a.example',
  'http:a.example',
  'http:/a.example',
  'http:///a.example',
  'http://',
  'http://a',
  'http://a.b1',
  'http://a.1',
  'http://-a.example',
  'http://a-.example',
  'http://a..example',
  'http://a.example.',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://256.0.0.1',
  'http://1.2.3',
  'http://１２７.0.0.1',
  'http://a b.example',
  ' http://a.example',
  'http://a.example\n',
  'http:\\\\a.example',
  'http://a.example\\@evil.example',
  'http://a.c',
  'http://a.1b.c',
  'http://a.1bc',
  'http://a.bc1',
  'http://intranet',
  'http://!a.example',
  'http://a!.example',
  `https://${'a'.repeat(64)}.example`,
  'http://a.example:99999',
];

it.each(valid)('VAL-19: takes %s', (value) => {
  expect(isUrl(value)).toBe(true);
});

it.each([...invalid, undefined, null, 5, new URL('https://a.example')])(
  'VAL-19: refuses %j',
  (value) => {
    expect(isUrl(value)).toBe(false);
  },
);

it('VAL-20: the secure rule takes https only', () => {
  expect(valid.filter(isSecureUrl)).toEqual(
    valid.filter((value) => value.toLowerCase().startsWith('https:')),
  );
  expect(invalid.filter(isSecureUrl)).toEqual([]);
});

it('VAL-19: never throws, and what passes has a host for the platform too', () => {
  forAll(
    fc.oneof(
      anyText(),
      fc.webUrl(),
      fc.string().map((text) => `http://${text}`),
    ),
    (text) => {
      if (isUrl(text)) {
        expect(new URL(text).hostname).not.toBe('');
      }
    },
  );
});
