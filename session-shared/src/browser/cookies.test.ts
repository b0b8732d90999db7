import { readCookie } from './cookies';

const withCookie = (cookie: string) => ({ document: { cookie } }) as Window;

describe('a cookie', () => {
  it.each([
    ['a=1; zguid=24%7C%24abc; b=2', '24|$abc'],
    ['zguid=x=y', 'x=y'],
    ['zguid=', ''],
    ['zguids=1; my-zguid=2', undefined],
    ['', undefined],
    ['zguid=%E0%A4%A', undefined],
  ])('among "%s" is %p', (cookie, value) => {
    expect(readCookie(withCookie(cookie), 'zguid')).toBe(value);
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
