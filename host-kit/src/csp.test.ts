import { toContentSecurityPolicy, type CspNeeds } from './csp';

const header: CspNeeds = {
  remote: 'header-remote',
  version: '1.0.0',
  directives: {
    'script-src': ['https://static.example/header-remote/'],
    'style-src': ["'sha256-abc='"],
    'trusted-types': ['mortgage-embed'],
  },
};

describe('the policy of a page that embeds us', () => {
  it("F48: adds our sources to the page's own, and leaves all else as it is", () => {
    expect(
      toContentSecurityPolicy(
        [header],
        "default-src 'self'; script-src 'self' https://cdn.example; img-src *",
      ),
    ).toBe(
      "default-src 'self'; script-src 'self' https://cdn.example https://static.example/header-remote/; img-src *; style-src 'self' 'sha256-abc='",
    );
  });
  it('a directive that falls back to default-src keeps what that allowed', () => {
    expect(toContentSecurityPolicy([header], 'default-src https:')).toContain(
      'script-src https: https://static.example/header-remote/',
    );
  });
  it('leaves open what the page leaves open', () => {
    expect(toContentSecurityPolicy([header], "frame-ancestors 'self'")).toBe(
      "frame-ancestors 'self'",
    );
  });
  it("replaces 'none', which is valid only on its own", () => {
    expect(toContentSecurityPolicy([header], "default-src 'none'")).toBe(
      "default-src 'none'; script-src https://static.example/header-remote/; style-src 'sha256-abc='",
    );
  });
  it('F49: names our Trusted Types policies where the page restricts them', () => {
    expect(
      toContentSecurityPolicy(
        [header],
        "trusted-types theirs; require-trusted-types-for 'script'",
      ),
    ).toBe(
      "trusted-types theirs mortgage-embed; require-trusted-types-for 'script'",
    );
  });
  it('lists a source once, however many remotes need it, and adds the nonce of the request; script-src-elem gets both', () => {
    expect(
      toContentSecurityPolicy(
        [header, header],
        "script-src 'self'; script-src-elem 'none'",
        {
          nonce: 'r4nd0m',
        },
      ),
    ).toBe(
      "script-src 'self' https://static.example/header-remote/ 'nonce-r4nd0m'; script-src-elem https://static.example/header-remote/ 'nonce-r4nd0m'",
    );
  });
});
