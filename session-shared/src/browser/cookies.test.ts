import { readCookie } from './cookies';

describe('a cookie', () => {
  it.each([
    ['a=1; zguid=24%7C%24abc; b=2', '24|$abc'],
    ['zguid=x=y', 'x=y'],
    ['zguid=', ''],
    ['zguids=1; my-zguid=2', undefined],
    ['', undefined],
    ['zguid=%E0%A4%A', undefined],
  ])('among "%s" is %p', (cookie, value) => {
    expect(readCookie({ document: { cookie } } as Window, 'zguid')).toBe(value);
  });

  it('that a page may not read is none', () => {
    const document = {
      get cookie(): string {
        throw new Error('SecurityError');
      },
    };
    expect(readCookie({ document } as Window, 'zguid')).toBeUndefined();
  });
});
