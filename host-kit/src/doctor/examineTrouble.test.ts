/** What pages, hosts and browsers do to ours that was on nobody's list. */
import { hostOperations } from '../contract/operations';
import { browserNeeds, changesNothing } from '../browser-needs/browserNeeds';
import { examine, examineInPage } from './examine';
import { isListed, listedCalls } from './examineHost';
import type { SlotFacts } from './in-page/pageReport';
import { samplePage, sampleReport, sampleSlot, sampleVisit } from './testing/sampleVisit';
import type { HostCall, Visit } from './visit';

const found = (changes: Partial<Visit>) => examine({ ...sampleVisit, ...changes });
const risksOf = (changes: Partial<Visit>) => found(changes).filter(({ level }) => level === 'risk');
const risk = (what: string) => ({
  level: 'risk',
  what: expect.stringContaining(what) as string,
  mend: expect.any(String) as string,
});
const withSlot = (facts: Partial<SlotFacts>): Partial<Visit> => ({
  page: { ...samplePage, slots: [{ ...sampleSlot, ...facts }] },
});

describe('what the browser lacks', () => {
  const names = browserNeeds.map(({ name }) => name);

  it.each(browserNeeds)('$name: $without', ({ name, without }) => {
    const findings = risksOf({ page: { ...samplePage, lacking: [name] } });
    const isTold = without !== changesNothing;
    expect(findings).toEqual(isTold ? [risk(`: ${without}.`)] : []);
  });

  it('is told once each, on the page itself too', () => {
    const page = { ...samplePage, lacking: names };
    const told = browserNeeds.filter(({ without }) => without !== changesNothing);
    expect(risksOf({ page })).toHaveLength(told.length);
    expect(examineInPage({ ...sampleReport, page })).toEqual(found({ page }));
  });
});

describe('calls to the host of the page', () => {
  const whoAmI = '/user/account/services/WhoAmI.htm';
  const json = 'application/json; charset=utf-8';
  const told = (call: Omit<HostCall, 'path'>, path = whoAmI) =>
    risksOf({ hostCalls: [{ path, ...call }] });

  it.each<[string, Omit<HostCall, 'path'>]>([
    ['status 404', { status: 404, type: json }],
    ['status 405', { status: 405 }],
    ['status 302', { status: 302 }],
    ['status 503', { status: 503, type: json }],
    ['a page in place of JSON', { status: 200, type: 'text/html' }],
    ['its answer does not come, or has no end', {}],
  ])('CAL-2 F30: one that is answered by %s is at risk', (trouble, call) => {
    expect(told(call)).toEqual([risk(`${whoAmI} (${trouble})`)]);
    expect(told(call, '/mortgageapi/getAuthInfo')).toHaveLength(1);
  });

  it.each([200, 401, 403, 429])('one that is answered by JSON and %s is not', (status) => {
    expect(told({ status, type: json })).toEqual([]);
    // Old servers say text of their JSON.
    expect(told({ status, type: 'text/plain' })).toEqual([]);
  });

  it('one that fails twice is told once', () => {
    const call = { path: whoAmI, status: 404 };
    expect(risksOf({ hostCalls: [call, call] })).toHaveLength(1);
  });

  it('are known by the paths of the contract', () => {
    const paths = hostOperations.map(([, operation]) => operation.path);
    for (const listed of listedCalls) expect(paths.some((one) => listed.test(one))).toBe(true);
    // Pages, and what a page may well have of its own.
    for (const other of ['/user/acct/login/', '/Logout.htm', '/graphql', '/mortgage-rates/'])
      expect(isListed(other)).toBe(false);
  });
});

describe('what ours say', () => {
  it.each([
    '[mortgage embed] this page asks for two releases of header-remote, 1.0.0 and 1.1.0; 1.1.0 is used. Take one of the script tags out.',
    '[mortgage embed] header-remote mended its view.',
    '[mortgage session] SignInUnavailable ChunkLoadError',
    '[mortgage session] A gate has neither permissions nor an authorizer, so it admits no visitor.',
  ])('PRM-10 F16 ERR-8: is told once, without the stack behind it: %s', (text) => {
    const warnings = [`${text} \n    at stack`, text];
    expect(risksOf({ warnings })).toEqual([risk(`Ours say: ${text}`)]);
  });

  it("is told once where another rule tells it in its own words, and what is the page's own is not", () => {
    expect(
      risksOf({
        warnings: [
          '[mortgage embed] data-theme on the tag of header-remote is not valid',
          '[mortgage embed] something on this page empties header-remote, which is shown again.',
          '[theirs] something',
          'mortgage',
        ],
      }),
    ).toEqual([risk('empties the shadow root'), risk('Option: data-theme')]);
  });
});

it('PRM-10: the content behind a gate that is sent to who may not see it', () => {
  const gate = { remote: 'access-denied-remote', selector: '#access-denied' };
  expect(risksOf(withSlot({ ...gate, gated: 'withheld' }))).toEqual([
    risk('What access-denied-remote hides is in the page'),
  ]);
  for (const gated of ['nothing', 'shown', 'undecided'] as const)
    expect(risksOf(withSlot({ ...gate, gated }))).toEqual([]);
});

it('a view that is wider than its place: now, or at 400 %, told once', () => {
  const wide = { ...sampleSlot, overflowPx: 27 };
  const zoomed = [wide];
  expect(risksOf({ zoomed })).toEqual([risk('27 px wider than its place at 400 % (256 px)')]);
  expect(risksOf({ ...withSlot(wide), zoomed })).toEqual([risk('27 px wider than its place:')]);
});

it('an element that the page has taken away, or into a frame', () => {
  const history = { ...sampleVisit.history, goneRemotes: ['header-remote'] };
  expect(risksOf({ history })).toEqual([risk('has taken away the element of header-remote')]);
});

it('a page that navigates without a reload is fine', () => {
  const history = { ...sampleVisit.history, hasNavigated: true };
  expect(found({ history })).toContainEqual({
    level: 'fine',
    what: expect.stringContaining('without a reload') as string,
  });
});

it.each([
  ['none', '', 'risk', 'does not say its language'],
  ['another', 'de-AT', 'fine', 'The page is in de-AT, header-remote in en-US'],
])('a page of %s language', (_which, language, level, what) => {
  expect(found({ page: { ...samplePage, language } })).toContainEqual(
    expect.objectContaining({ level, what: expect.stringContaining(what) as string }),
  );
  const same = ['en', 'en-GB', 'EN-us'].map((one) => ({ ...samplePage, language: one }));
  for (const page of same) expect(found({ page })).toEqual(found({}));
});

it('AUT-12: a page over plain http', () => {
  expect(risksOf({ page: { ...samplePage, isSecure: false } })).toEqual([risk('over plain http')]);
});
