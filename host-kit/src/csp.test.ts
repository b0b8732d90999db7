import fc from 'fast-check';
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

  it.each([
    [
      'styles',
      "style-src 'self' 'unsafe-inline'",
      "style-src 'self' 'unsafe-inline'",
    ],
    [
      'styles that fall back',
      "default-src * 'unsafe-inline'",
      "default-src * 'unsafe-inline'; script-src * 'unsafe-inline' https://static.example/header-remote/; style-src * 'unsafe-inline'",
    ],
    [
      'scripts',
      "script-src 'UNSAFE-INLINE'",
      "script-src 'UNSAFE-INLINE' https://static.example/header-remote/",
    ],
  ])(
    'adds hosts only if the page allows all inline %s (F92)',
    (_what, own, expected) => {
      expect(toContentSecurityPolicy([header], own, { nonce: 'r4nd0m' })).toBe(
        expected,
      );
    },
  );

  it('adds a hash if a hash of the page has switched unsafe-inline off already (F92)', () => {
    expect(
      toContentSecurityPolicy(
        [header],
        "style-src 'unsafe-inline' 'sha256-own='",
      ),
    ).toBe("style-src 'unsafe-inline' 'sha256-own=' 'sha256-abc='");
  });

  it('adds our sources to each policy of a list, and to the first directive of a name (F92)', () => {
    expect(
      toContentSecurityPolicy(
        [header],
        "style-src 'none'; style-src *, script-src 'self'",
      ),
    ).toBe(
      "style-src 'sha256-abc=', script-src 'self' https://static.example/header-remote/",
    );
  });

  it("allows all that the page's own policy allows (F92)", () => {
    fc.assert(
      fc.property(ownPolicies, fc.boolean(), (own, hasNonce) => {
        const result = toContentSecurityPolicy(
          [header],
          own,
          hasNonce ? { nonce: 'r4nd0m' } : {},
        );
        const lost = attempts.filter(
          (one) => allows(own, one) && !allows(result, one),
        );
        expect(lost).toEqual([]);
      }),
    );
  });
});

/** What a page does: an inline block, an attribute, a file of another host. */
interface Attempt {
  readonly chain: readonly string[];
  readonly source: 'inline' | 'https://cdn.example' | "'self'";
}

const chains = [
  ['style-src-elem', 'style-src', 'default-src'],
  ['style-src-attr', 'style-src', 'default-src'],
  ['script-src-elem', 'script-src', 'default-src'],
  ['script-src-attr', 'script-src', 'default-src'],
  ['img-src', 'default-src'],
  ['worker-src', 'child-src', 'script-src', 'default-src'],
];

const attempts: readonly Attempt[] = chains.flatMap((chain) =>
  (['inline', 'https://cdn.example', "'self'"] as const).map((source) => ({
    chain,
    source,
  })),
);

/** A small browser: the first directive of each name, the first name of the chain. */
function allows(policy: string, { chain, source }: Attempt): boolean {
  const lists = policy
    .split(';')
    .map((directive) => directive.trim().split(' '));
  const name = chain.find((one) => lists.some(([first]) => first === one));
  const list = lists.find(([first]) => first === name);
  if (list === undefined || name === undefined) {
    return true;
  }
  if (source !== 'inline') {
    return list.includes(source) || list.includes('*');
  }
  const isEnded = list.some((one) => /^'(nonce|sha256)-/.test(one));
  const isStrict =
    !chain.includes('style-src') && list.includes("'strict-dynamic'");
  return list.includes("'unsafe-inline'") && !isEnded && !isStrict;
}

const ownPolicies = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...new Set(chains.flat())),
      fc.oneof(
        fc.constant(["'none'"]),
        fc.subarray([
          "'self'",
          "'unsafe-inline'",
          'https://cdn.example',
          '*',
          "'sha256-own='",
          "'nonce-own'",
          "'strict-dynamic'",
        ]),
      ),
    ),
    { selector: ([name]) => name, minLength: 1 },
  )
  .map((directives) =>
    directives.map(([name, list]) => [name, ...list].join(' ')).join('; '),
  );
