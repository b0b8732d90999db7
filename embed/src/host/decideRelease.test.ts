import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { decideRelease } from './decideRelease';

describe('F16: two releases of one remote on a page', () => {
  it.each([
    [
      'the newer is used',
      'header-remote',
      '1.2.0-aaaa',
      '1.10.0-bbbb',
      false,
      1,
      1,
    ],
    [
      'the newer is used',
      'header-remote',
      '2.0.0-aaaa',
      '1.9.9-bbbb',
      false,
      0,
      1,
    ],
    [
      'the first of the same number is used',
      'header-remote',
      '1.0.0-a',
      '1.0.0-b',
      false,
      0,
      1,
    ],
    [
      'the one that runs already stays',
      'header-remote',
      '1.0.0-a',
      '2.0.0-b',
      true,
      0,
      1,
    ],
    [
      'no warning of different sessions',
      'session-shared',
      '1.0.0-a',
      '1.1.0-b',
      false,
      1,
      0,
    ],
  ] as const)(
    '%s: %s %s and %s',
    (_rule, name, first, second, runs, used, warnings) => {
      const page = samplePage(sampleRelease(name, first));
      const slot = sampleSlot('header-remote', [sampleRelease(name, second)]);
      decideRelease(page, slot, () => runs);
      expect(page.releases[name]!.version).toBe([first, second][used]);
      expect(console.warn).toHaveBeenCalledTimes(warnings);
    },
  );
});
