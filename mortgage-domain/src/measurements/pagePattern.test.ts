import { pagePattern, toPagePattern } from './pagePattern';

describe('S10: only the section of an address is sent', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/refinance', '/refinance'],
    ['/refinance/', '/refinance'],
    ['/mortgage-rates/ca/los-angeles/', '/mortgage-rates/*'],
    ['/advertising/Mortgage.htm', '/advertising/*'],
    ['/Logout.htm', '/logout.htm'],
    ['/lender-profile/L-1001', '/lender-profile/*'],
    ['/123456', '/*'],
    ['/ada.lane@lender.example.com/loans', '/*/*'],
    ['/%61da', '/*'],
    [`/${'a'.repeat(32)}`, '/*'],
  ])('%s is %s', (path, pattern) => {
    expect(toPagePattern(path)).toBe(pattern);
    expect(pattern).toMatch(pagePattern);
  });

  it.each(['/a/b', 'refinance', '/x?y', '/A', '/1', '/a@b', '/*/*/*'])(
    '%s is none',
    (text) => {
      expect(text).not.toMatch(pagePattern);
    },
  );
});
