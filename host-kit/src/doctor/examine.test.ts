import { examine, examineInPage, leftToCommand } from './examine';
import type { PageFacts } from './in-page/pageReport';
import {
  samplePage as page,
  sampleReport,
  sampleSlot as slot,
  sampleVisit as visit,
} from './testing/sampleVisit';
import type { Visit } from './visit';

const found = (changes: Partial<Visit>, facts: Partial<PageFacts> = {}) =>
  examine({ ...visit, ...changes, page: { ...page, ...facts } });

describe('the doctor', () => {
  it('has nothing to say of a page that is all right, but that it runs', () => {
    expect(found({})).toEqual([{ level: 'fine', what: 'header-remote runs.' }]);
  });
  it('a page may show any site, and should show one', () => {
    const tagOf = (remote: 'header-remote' | 'footer-remote', folder = '') => ({
      ...page.tags[0]!,
      remote,
      src: `https://static.example/${remote}/${folder}embed.js?a`,
    });
    const cedarline = [tagOf('header-remote', 'cedarline/'), tagOf('footer-remote', 'cedarline/')];
    expect(found({}, { tags: cedarline })).toEqual(found({}));
    expect(found({}, { tags: [cedarline[0]!, tagOf('footer-remote')] })).toContainEqual({
      level: 'risk',
      what: 'The tags are of different sites: cedarline, the first one.',
      mend: expect.stringContaining('the same folder before embed.js') as string,
    });
    const failed = { url: 'https://static.example/header-remote/cedarline/embed.js', reason: 'x' };
    expect(found({ failedFiles: [failed] }, { tags: cedarline })[0]).toMatchObject({
      level: 'broken',
      what: expect.stringContaining('header-remote/cedarline/embed.js cannot be loaded') as string,
    });
  });
  it('S12: says how old a pin is and what is current; an old one is a risk, with the tag that takes its place', () => {
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
    const said = (changes: Partial<typeof pin>, more: Partial<typeof release> = {}) =>
      found({ pins: [{ ...pin, ...changes, release: { ...release, ...more } }] })[0];
    const words =
      'header-remote is pinned to 1.0.0-aaaa of 2026-01-02, 20 days old; current is 1.1.0-bbbb, 2 released after it.';
    expect(said({})).toEqual({ level: 'fine', what: words });
    expect(said({}, { current: '1.0.0-aaaa' })).toEqual({
      level: 'fine',
      what: 'header-remote is pinned to 1.0.0-aaaa of 2026-01-02, which is current.',
    });
    for (const old of [{ ageDays: 91 }, { newerReleases: 7 }, { newerReleases: undefined }])
      expect(said({}, old)).toMatchObject({
        level: 'risk',
        mend: expect.stringContaining(release.nextPin) as string,
      });
    expect(found({ pins: [{ ...pin, hasIntegrity: false }] })).toContainEqual(
      expect.objectContaining({
        level: 'risk',
        what: expect.stringContaining('without integrity') as string,
      }),
    );
    expect(found({ pins: [{ ...pin, release: undefined }] })[0]).toMatchObject({
      level: 'risk',
      what: expect.stringContaining('does not say how old that is') as string,
    });
  });
  it('tells of a page that is pinned in part, and of one that shows a preview', () => {
    const tagOf = (remote: string, folder = '') => ({
      ...page.tags[0]!,
      remote,
      src: `https://static.example/${remote}/${folder}embed.js`,
    });
    const [header, footer] = [tagOf('header-remote', '1.0.0-aaaa/'), tagOf('footer-remote')];
    expect(found({}, { tags: [header, footer] })).toContainEqual({
      level: 'risk',
      what: 'Pinned: header-remote; not pinned: footer-remote. They share one session and page host, which may be those of the others.',
      mend: 'Pin all tags of a page or none.',
    });
    const all = [header, tagOf('footer-remote', '1.0.0-bbbb/')];
    expect(found({}, { tags: all })).toEqual(found({}));
    const previewed = [tagOf('header-remote', 'preview/menu/cedarline/')];
    expect(found({}, { tags: previewed })).toContainEqual({
      level: 'risk',
      what: expect.stringContaining('the preview "menu"') as string,
      mend: expect.stringContaining('Take /preview/menu out') as string,
    });
  });
  it('says how to mend whatever is not fine', () => {
    const findings = found(
      {
        status: 503,
        violations: [
          {
            directive: 'script-src-elem',
            blocked: 'https://static.example/embed/1/host.js',
            sample: '',
          },
        ],
        uncaught: ['Error: theirs'],
        warnings: ['[mortgage embed] data-theme on the tag of header-remote is not valid'],
        layoutShift: 0.4,
        failedFiles: [
          { url: 'https://static.example/session-shared/1/entry.js', reason: 'status 404' },
        ],
      },
      {
        slots: [
          {
            ...slot,
            isHydrated: false,
            reservedHeightPx: 0,
            styles: ['opacity: 0.5'],
            coveredBy: 'div.modal',
          },
        ],
        frozen: ['Array.prototype'],
        replaced: ['Array.from'],
        storageBlocked: true,
        cookiesBlocked: true,
        isQuirksMode: true,
      },
    );
    expect(findings.filter(({ level, mend }) => level !== 'fine' && !mend)).toEqual([]);
    expect(findings.filter(({ level }) => level === 'broken').map(({ what }) => what)).toEqual([
      expect.stringContaining('status 503'),
      expect.stringContaining('(script-src-elem) forbids https://static.example/embed/1/host.js'),
      expect.stringContaining('session-shared/1/entry.js cannot be loaded (status 404)'),
      expect.stringContaining('header-remote does not run; its static view is there'),
      expect.stringContaining('Array.prototype is frozen'),
    ]);
    expect(findings.filter(({ level }) => level === 'risk')).toHaveLength(9);
  });
  it('F34: blocked storage is a risk, not a fault: everything works, nothing is remembered', () => {
    expect(found({}, { storageBlocked: true })).toContainEqual(
      expect.objectContaining({
        level: 'risk',
        what: expect.stringContaining('localStorage') as string,
      }),
    );
  });
  it('F46: tells what the page did to ours once they ran, and how to mend it', () => {
    const history = {
      ...visit.history,
      lateReplaced: ['Array.from'],
      movedRemotes: ['header-remote'],
    };
    const warnings = [
      '[mortgage embed] something on this page empties footer-remote, which is shown again.',
    ];
    const findings = found({ history, warnings }).filter(({ level }) => level === 'risk');
    expect(findings.map(({ what }) => what)).toEqual([
      'Built-in functions were replaced while our remotes ran already: Array.from.',
      'The page has put another element into the place of header-remote, which ran already.',
      'A script empties the shadow root of footer-remote.',
    ]);
    expect(findings.every(({ mend }) => mend)).toBe(true);
  });

  it.each([
    ['beside the content of a flex row', { neighbour: 'main', widthShare: 0.4 }, 'beside main'],
    ['in a column', { widthShare: 0.325 }, 'has 33 % of the page'],
  ])('a header %s is a risk, told once', (_where, facts, said) => {
    const slots = [{ ...slot, ...facts }];
    expect(found({}, { slots }).filter(({ level }) => level === 'risk')).toEqual([
      {
        level: 'risk',
        what: expect.stringContaining(said) as string,
        mend: expect.stringContaining('<div id="site-header"></div> outside') as string,
      },
    ]);
    // The page decides how wide a remote is that it places itself.
    const placed = [{ ...slots[0]!, remote: 'lender-advertising-remote' }];
    expect(found({}, { slots: placed }).every(({ level }) => level === 'fine')).toBe(true);
  });
  it('says on the page itself what the command says, but for what only that can see', () => {
    const seen = {
      status: 503,
      failedFiles: [{ url: 'https://static.example/embed/1/host.js', reason: 'status 404' }],
      warnings: ['[mortgage embed] data-theme on the tag of header-remote is not valid'],
      uncaught: ['Error: theirs'],
    };
    const facts = { ...page, isQuirksMode: true, replaced: ['Array.from'], libraries: ['Sugar'] };
    const inPage = examineInPage({ ...sampleReport, page: facts, layoutShift: 0.4 });
    const all = found({ ...seen, layoutShift: 0.4 }, facts);
    expect(inPage).toEqual(
      all.filter((finding) => inPage.some((one) => one.what === finding.what)),
    );
    expect(all.filter(({ what }) => !inPage.some((one) => one.what === what))).toHaveLength(4);
    expect(inPage.map(({ level }) => level)).toEqual(['fine', 'risk', 'fine', 'risk']);
    expect(leftToCommand).toContain('files of ours that do not arrive, or would not later');
  });
  it("leaves alone what is the page's own", () => {
    expect(
      found({
        violations: [
          { directive: 'img-src', blocked: 'https://ads.example/pixel.gif', sample: '' },
        ],
        failedFiles: [{ url: 'https://ads.example/pixel.gif', reason: 'csp' }],
      }),
    ).toHaveLength(1);
  });
});
