import { decideOverride, type OverrideRequest } from './decideOverride';

const local = 'http://localhost:4001';
const development = 'https://dev.example';
const request = (
  asked: string,
  more: Partial<OverrideRequest> = {},
): OverrideRequest => ({
  remote: 'header-remote',
  search: `?mortgage-override=${asked}`,
  allowed: `${local} ${development}`,
  isFramed: false,
  ...more,
});
const decide = (asked: string, more: Partial<OverrideRequest> = {}) =>
  decideOverride(request(asked, more)).to;

describe('S23: an override', () => {
  it.each([
    ['an origin of this machine', `header-remote@${local}`],
    ['an origin over TLS', `header-remote@${development}`],
    [
      'the same, as an address carries it',
      `header-remote${encodeURIComponent(`@${local}`)}`,
    ],
  ])('is taken from %s that the tag names', (_what, asked) => {
    expect(decide(asked)).toBe('take');
  });

  it('is about its own remote alone', () => {
    expect(decide(`footer-remote@${local}`)).toBe('leave');
    expect(decide(`header-remote-2@${local}`)).toBe('leave');
    expect(decide(`x@header-remote@${local}`)).toBe('leave');
    expect(decideOverride(request('', { search: '' })).to).toBe('leave');
    expect(decide('')).toBe('leave');
  });

  it.each([
    ['no origin is named', ''],
    ['another one is', 'https://other.example'],
    ['every one is', '*'],
    ['one of the same host is, without TLS', 'http://localhost'],
    ['one with another port is', 'http://localhost:4002'],
    ['one with a path is', `${local}/header-remote`],
    ['one that begins like it is', `${local}0`],
    ['they run together', `${local};${development}`],
  ])('is refused where %s on the tag', (_what, allowed) => {
    expect(decide(`header-remote@${local}`, { allowed })).toBe('refuse');
  });

  // The tag names each of them letter for letter: even a deceived page owner opens nothing.
  it.each([
    ['a host that only looks like it', 'http://localhost.evil.example:4001'],
    ['no TLS', 'http://dev.example'],
    ['no TLS, on a host of the local network', 'http://192.168.0.7:4001'],
    ['an address that only looks local', 'http://127.0.0.1.evil.example'],
    ['another way to write this machine', 'http://127.1:4001'],
    ['a number for this machine', 'http://2130706433:4001'],
    ['no host', 'http://'],
    ['a user name before it', 'http://localhost:4001@evil.example'],
    ['a user name', 'https://user@dev.example'],
    ['a password', 'https://user:pass@dev.example'],
    ['a path', `${development}/`],
    ['a query', `${development}?x`],
    ['a fragment', `${development}#x`],
    ['a backslash', 'https:\\\\dev.example'],
    ['too few slashes', 'https:/dev.example'],
    ['too many slashes', 'https:///dev.example'],
    ['none', 'https:dev.example'],
    ['no protocol', '//dev.example'],
    ['another case', 'https://DEV.example'],
    ['a case of the protocol', 'HTTPS://dev.example'],
    ['a port that is the usual one', 'https://dev.example:443'],
    ['another alphabet', 'https://dеv.example'],
    ['a full-width letter', 'https://ｄev.example'],
    ['an encoded letter', 'https://%64ev.example'],
    ['a soft hyphen', 'https://d\u00adev.example'],
    ['a tab', 'https://dev\t.example'],
    ['a line break', 'https://dev.example\n'],
    ['a null', 'https://dev.example\0'],
    ['script', 'javascript:alert(1)'],
    ['script that ends like it', `javascript://${local}`],
    ['data', 'data:text/javascript,alert(1)'],
    ['a blob of the page', `blob:${development}/3b241101`],
    ['a file', 'file:///etc/hosts'],
    ['another protocol', 'ftp://dev.example'],
    ['a socket', 'wss://dev.example'],
    ['an opaque origin', 'null'],
    ['nothing', ''],
  ])('is refused with %s, even where the tag names that', (_what, origin) => {
    const asked = encodeURIComponent(`header-remote@${origin}`);
    expect(decide(asked, { allowed: `${origin} ${local}` })).toBe('refuse');
    expect(decide(asked)).toBe('refuse');
  });

  it.each([
    'https://dev.example.evil.example',
    'https://evil-dev.example',
    'https://evil.dev.example',
    'https://dev.example.',
    'https://dev.example:8443',
    'http://localhost:40010',
    'https://localhost:4001',
  ])(
    'is refused from %s, which only looks like one that the tag names',
    (origin) => {
      expect(decide(`header-remote@${origin}`)).toBe('refuse');
    },
  );

  it.each([
    ['twice', `${local}&mortgage-override=header-remote@https://other.example`],
    ['twice the same', `${local}&mortgage-override=header-remote@${local}`],
    [
      'once more, its name encoded',
      `${local}&mortgage%2Doverride=header-remote@${local}`,
    ],
    ['for two remotes', `${local}&mortgage-override=footer-remote@${local}`],
  ])('is refused where the address asks %s', (_what, rest) => {
    expect(decide(`header-remote@${rest}`)).toBe('refuse');
  });

  it.each([
    ['encoded twice', encodeURIComponent(encodeURIComponent(`@${local}`))],
    ['with a blank', ` @${local}`],
    ['by another sign', `:${local}`],
  ])('is none where it is written %s', (_what, rest) => {
    expect(decide(`header-remote${rest}`)).toBe('leave');
  });

  it('is refused in a frame, where the visitor cannot see whose page it is', () => {
    expect(decide(`header-remote@${local}`, { isFramed: true })).toBe('refuse');
  });
});
