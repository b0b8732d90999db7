import * as v from 'valibot';
import { pageMeasurement } from './pageMeasurement';

const whole = {
  page: '/refinance/*',
  site: 'maplehearth',
  language: 'en-US',
  releases: { 'header-remote': '0.1.0-3f2a', 'session-shared@2': '2' },
  headerVisibleMs: 812,
  sessionShownMs: 1430,
  lcpMs: 900,
  inpMs: 48,
  cls: 0.0123,
  failedFiles: { 'header-remote/0.1.0-3f2a': 2 },
  lead: ['seen', 'begun'],
};
const endless = Object.fromEntries(
  Array.from({ length: 21 }, (_, index) => [`a${'b'.repeat(index)}`, '1']),
);
const isTaken = (given: object) =>
  v.is(pageMeasurement, { ...whole, ...given });

describe('S10 S14: a measurement', () => {
  it('is accepted with all its parts, and with those of a page without header and form', () => {
    expect(isTaken({})).toBe(true);
    const { page, site, language } = whole;
    const least = {
      page,
      site,
      language,
      releases: {},
      failedFiles: {},
      lead: [],
    };
    expect(v.is(pageMeasurement, least)).toBe(true);
  });

  it.each([
    ['a person', { userId: 'X1' }],
    [
      'a whole address',
      { page: '/refinance/ca/?email=ada@lender.example.com' },
    ],
    ['a fraction of a millisecond', { lcpMs: 1.5 }],
    ['a negative time', { headerVisibleMs: -1 }],
    ['hours', { sessionShownMs: 3_600_001 }],
    ['no number', { cls: null }],
    ['words for a step', { lead: ['seen', 'my name is Ada'] }],
    ['words for a version', { releases: { 'header-remote': 'Ada Lane' } }],
    [
      'words for a workspace',
      { failedFiles: { 'ada@lender.example.com/1': 1 } },
    ],
    ['a list that never ends', { releases: endless }],
  ])('is refused with %s', (_what, given) => {
    expect(isTaken(given)).toBe(false);
  });
});
