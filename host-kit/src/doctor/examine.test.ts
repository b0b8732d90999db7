import { hostOperations } from '../contract/operations';
import { examine, formatFindings } from './examine';
import { isListed, listedCalls } from './examineDelivery';
import type { PageFacts, SlotFacts } from './in-page/pageReport';
import {
  samplePage as page,
  sampleReport,
  sampleSlot as slot,
  sampleVisit as visit,
} from './testing/sampleVisit';
import type { HostCall, Observed } from './visit';

type Changes = Partial<Observed> & { readonly layoutShift?: number };
const found = (changes: Changes, facts: Partial<PageFacts> = {}) =>
  examine({ ...visit, ...changes, page: { ...page, ...facts } });
const risksOf = (changes: Changes, facts: Partial<PageFacts> = {}) =>
  found(changes, facts).filter(({ level }) => level === 'risk');
const containing = (text: string) => expect.stringContaining(text) as string;
const risk = (what: string, fix = '') => ({
  level: 'risk',
  what: containing(what),
  fix: containing(fix),
});
const withSlot = (facts: Partial<SlotFacts>): Partial<PageFacts> => ({
  slots: [{ ...slot, ...facts }],
});
const tagOf = (remote: string, folder = '') => ({
  ...page.tags[0]!,
  remote,
  src: `https://static.example/${remote}/${folder}embed.js`,
});

/** A fault for every examination. */
const faults: Changes = {
  status: 503,
  violations: [
    {
      directive: 'script-src-elem',
      blocked: 'https://static.example/embed/1/host.js',
      sample: '',
      policy: "script-src 'self'",
    },
  ],
  uncaught: ['Error: theirs'],
  warnings: [
    '[mortgage embed] data-theme on the tag of header-remote is not valid',
  ],
  layoutShift: 0.4,
  failedFiles: [
    {
      url: 'https://static.example/session-shared/1/entry.js',
      reason: 'status 404',
    },
  ],
  hostCalls: [{ path: '/user/account/services/WhoAmI.htm', status: 404 }],
};
const pageFaults: Partial<PageFacts> = {
  ...withSlot({
    isLive: false,
    reservedHeightPx: 0,
    styles: ['opacity: 0.5'],
    coveredBy: 'div.modal',
    hidesContent: true,
  }),
  changedScripts: [
    'https://static.example/header-remote/embed.js (type="text/plain")',
  ],
  stealsTaps: true,
  frozen: ['Array.prototype'],
  replaced: ['Array.from'],
  storageBlocked: true,
  isQuirksMode: true,
  isSecure: false,
};

describe('the doctor', () => {
  it('finds nothing wrong on a good page', () => {
    expect(found({})).toEqual([{ level: 'fine', what: 'header-remote runs.' }]);
  });

  it('has a fix for each finding that is not fine', () => {
    const findings = found(faults, pageFaults);
    expect(
      findings.filter(({ level, fix }) => level !== 'fine' && !fix),
    ).toEqual([]);
    expect(
      findings
        .filter(({ level }) => level === 'broken')
        .map(({ what }) => what),
    ).toEqual([
      containing('status 503'),
      containing(
        '(script-src-elem) blocks https://static.example/embed/1/host.js',
      ),
      containing('session-shared/1/entry.js cannot be loaded (status 404)'),
      containing(
        'header-remote has not started within 10 s; its static view is there',
      ),
      containing('frozen Array.prototype'),
    ]);
    expect(findings.filter(({ level }) => level === 'risk')).toHaveLength(13);
    const report = formatFindings('https://page.example/', findings);
    expect(report).toMatch(/^BROKEN {2}The page answers.*\n {8}→ Repair/m);
    expect(report).toMatch(/\n5 broken, 13 at risk, 0 fine$/);
  });

  it('reports the same on the page, and lists the questions of the command alone', () => {
    const inPage = examine({
      page: { ...page, ...pageFaults },
      layoutShift: 0.4,
    });
    const asked = inPage.filter(({ level }) => level !== 'notAsked');
    // Without the observed faults the command finds exactly what the page finds.
    expect(asked).toEqual(found({ layoutShift: 0.4 }, pageFaults));
    const observed = Object.keys(visit).filter(
      (name) => !(name in sampleReport),
    );
    expect(inPage).toHaveLength(asked.length + observed.length);
    expect(formatFindings('', inPage)).toMatch(
      /\n2 broken, 10 at risk, 0 fine, 8 not asked$/,
    );
    expect(found(faults, pageFaults)).toEqual(expect.arrayContaining(asked));
  });

  it("ignores the page's own files, also in folders named like ours", () => {
    const urls = [
      'https://ads.example/pixel.gif',
      'https://videos.example/embed/123',
    ];
    expect(
      found({
        violations: urls.map((blocked) => ({
          directive: 'img-src',
          blocked,
          sample: '',
          policy: "script-src 'self'",
        })),
        failedFiles: urls.map((url) => ({ url, reason: 'status 404' })),
      }),
    ).toEqual(found({}));
  });

  it("does not advise embed-csp for a policy whose hashes switch 'unsafe-inline' off (F92)", () => {
    const violation = {
      directive: 'style-src-attr',
      blocked: 'inline',
      sample: '',
      policy: "style-src 'self' 'unsafe-inline' 'sha256-abc='",
    };
    const [finding] = found({ violations: [violation] });
    expect(finding?.what).toContain("has 'unsafe-inline' beside a hash");
    expect(finding?.fix).toContain('remove the hashes and nonces');
    expect(finding?.fix).not.toContain('embed-csp');
    const without = { ...violation, policy: "style-src 'self' 'sha256-abc='" };
    expect(found({ violations: [without] })[0]?.fix).toContain('embed-csp');
  });
});

describe('tags', () => {
  it('reports doubled tags, missing elements and doubled elements', () => {
    expect(risksOf({}, { tags: [...page.tags, ...page.tags] })).toEqual([
      risk('header-remote has 2 embed tags'),
    ]);
    expect(found({}, withSlot({ matches: 0 }))).toContainEqual(
      expect.objectContaining({
        level: 'broken',
        what: containing('matches "#site-header"'),
      }),
    );
    expect(risksOf({}, withSlot({ matches: 2 }))).toEqual([
      risk('2 elements match'),
    ]);
    expect(found({}, { tags: [] })[0]).toMatchObject({
      what: 'The page has no embed tag.',
    });
  });

  it('reports tags of different sites', () => {
    const cedarline = [
      tagOf('header-remote', 'cedarline/'),
      tagOf('footer-remote', 'cedarline/'),
    ];
    expect(found({}, { tags: cedarline })).toEqual(found({}));
    expect(
      risksOf({}, { tags: [cedarline[0]!, tagOf('footer-remote')] }),
    ).toEqual([
      risk(
        'different sites: cedarline, the first one',
        'the same folder before embed.js',
      ),
    ]);
    const failed = {
      url: 'https://static.example/header-remote/cedarline/embed.js',
      reason: 'x',
    };
    expect(
      found({ failedFiles: [failed] }, { tags: cedarline })[0],
    ).toMatchObject({
      level: 'broken',
      what: containing('header-remote/cedarline/embed.js cannot be loaded'),
    });
  });

  it('reports the age of a pin and the current version (S12)', () => {
    const release = {
      releasedAt: '2026-01-02T10:00:00.000Z',
      ageDays: 20,
      current: '1.1.0-bbbb',
      newerReleases: 2,
      nextPin: 'https://static.example/header-remote/1.1.0-bbbb/pin.json',
    };
    const pin = {
      remote: 'header-remote',
      version: '1.0.0-aaaa',
      hasIntegrity: true,
      release,
    };
    const reported = (more: Partial<typeof release>) =>
      found({ pins: [{ ...pin, release: { ...release, ...more } }] })[0];
    expect(reported({})).toEqual({
      level: 'fine',
      what: 'header-remote is pinned to 1.0.0-aaaa of 2026-01-02, 20 days old; the current version is 1.1.0-bbbb, 2 releases newer.',
    });
    expect(reported({ current: '1.0.0-aaaa' })).toEqual({
      level: 'fine',
      what: 'header-remote is pinned to 1.0.0-aaaa of 2026-01-02, the current version.',
    });
    for (const old of [
      { ageDays: 91 },
      { newerReleases: 7 },
      { newerReleases: undefined },
    ]) {
      expect(reported(old)).toEqual(
        risk('the current version is 1.1.0-bbbb', release.nextPin),
      );
    }
    expect(risksOf({ pins: [{ ...pin, hasIntegrity: false }] })).toEqual([
      risk('without integrity'),
    ]);
    expect(risksOf({ pins: [{ ...pin, release: undefined }] })).toEqual([
      risk('does not say how old'),
    ]);
  });

  it('reports a page that is pinned in part', () => {
    const [header, footer] = [
      tagOf('header-remote', '1.0.0-aaaa/'),
      tagOf('footer-remote'),
    ];
    expect(risksOf({}, { tags: [header, footer] })).toEqual([
      risk('Pinned: header-remote; not pinned: footer-remote.', 'Pin all tags'),
    ]);
    expect(
      risksOf({}, { tags: [header, tagOf('footer-remote', '1.0.0-bbbb/')] }),
    ).toEqual([]);
  });
});

describe('calls to the host of the page', () => {
  const whoAmI = '/user/account/services/WhoAmI.htm';
  const json = 'application/json; charset=utf-8';
  const reported = (call: Omit<HostCall, 'path'>, path = whoAmI) =>
    risksOf({ hostCalls: [{ path, ...call }] });

  it.each<[string, Omit<HostCall, 'path'>]>([
    ['status 404', { status: 404, type: json }],
    ['status 405', { status: 405 }],
    ['status 302', { status: 302 }],
    ['status 503', { status: 503, type: json }],
    ['an HTML page instead of JSON', { status: 200, type: 'text/html' }],
    ['no complete answer', {}],
  ])('reports %s (CAL-2 F30)', (trouble, call) => {
    expect(reported(call)).toEqual([risk(`${whoAmI} (${trouble})`)]);
    expect(reported(call, '/mortgageapi/getAuthInfo')).toHaveLength(1);
  });

  it.each([200, 401, 403, 429])('accepts JSON with status %s', (status) => {
    expect(reported({ status, type: json })).toEqual([]);
    // Old servers send JSON as text.
    expect(reported({ status, type: 'text/plain' })).toEqual([]);
  });

  it('reports a call that fails twice once', () => {
    const call = { path: whoAmI, status: 404 };
    expect(risksOf({ hostCalls: [call, call] })).toHaveLength(1);
  });

  it('knows the calls by the paths of the contract', () => {
    const paths = hostOperations.map(([, operation]) => operation.path);
    for (const listed of listedCalls) {
      expect(paths.some((one) => listed.test(one))).toBe(true);
    }
    for (const other of [
      '/user/acct/login/',
      '/Logout.htm',
      '/graphql',
      '/mortgage-rates/',
    ]) {
      expect(isListed(other)).toBe(false);
    }
  });
});

describe('places', () => {
  it.each([
    [
      'in a flex row',
      { neighbour: 'main', widthShare: 0.4 },
      'in a row with main',
    ],
    ['in a column', { widthShare: 0.325 }, 'has 33 % of the page'],
  ])('reports a header %s once (CON-9)', (_where, facts, what) => {
    expect(risksOf({}, withSlot(facts))).toEqual([
      risk(what, '<div id="site-header"></div> outside'),
    ]);
    // The page decides the width of a remote that it places itself.
    const own = withSlot({ ...facts, remote: 'lender-advertising-remote' });
    expect(risksOf({}, own)).toEqual([]);
  });

  it('reports a view that is wider than its element', () => {
    expect(risksOf({}, withSlot({ overflowPx: 27 }))).toEqual([
      risk('27 px wider than its element:'),
    ]);
  });

  it('reports hidden content that the page sends to a visitor without access (PRM-10)', () => {
    const gate = { remote: 'access-denied-remote', selector: '#access-denied' };
    expect(risksOf({}, withSlot({ ...gate, gated: 'withheld' }))).toEqual([
      risk(
        "access-denied-remote refuses this visitor, but the page's source contains",
      ),
    ]);
    for (const gated of ['nothing', 'shown', 'undecided'] as const) {
      expect(risksOf({}, withSlot({ ...gate, gated }))).toEqual([]);
    }
  });
});

describe('the page around the remotes', () => {
  it('calls blocked storage a risk: everything works (F34)', () => {
    expect(risksOf({}, { storageBlocked: true })).toEqual([
      risk('localStorage'),
    ]);
  });

  it('reports what the page did to running remotes (F46)', () => {
    const history = {
      movedRemotes: ['header-remote'],
      goneRemotes: ['access-denied-remote'],
    };
    expect(risksOf({ history })).toEqual([
      risk('replaced the element of header-remote'),
      risk('removed the element of access-denied-remote'),
    ]);
  });

  it.each([
    '[mortgage embed] a script or an extension empties footer-remote, which is shown again.',
    '[mortgage embed] this page has two releases of header-remote, 1.0.0 and 1.1.0; 1.1.0 is used. Remove one of the script tags.',
    '[mortgage session] SignInUnavailable ChunkLoadError',
    '[mortgage session] A gate has neither permissions nor an authorizer, so it admits no visitor.',
  ])(
    'repeats a warning of a remote once, without its stack (PRM-10 F16 F46 ERR-8): %s',
    (text) => {
      const warnings = [
        `${text} \n    at stack`,
        text,
        '[theirs] something',
        'mortgage',
      ];
      expect(risksOf({ warnings })).toEqual([
        risk(`Warning on the console: ${text}`),
      ]);
    },
  );
});
