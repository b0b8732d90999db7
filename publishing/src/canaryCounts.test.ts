import { toCounts } from './canaryCounts';

describe('counts of releases', () => {
  it('are taken by remote and version', () => {
    const counts = toCounts({ 'header-remote@1.0.0-a': { started: 812, failed: 3 } }, '/counts');
    expect([...counts]).toEqual([['header-remote@1.0.0-a', { started: 812, failed: 3 }]]);
    expect(toCounts({}, '/counts').size).toBe(0);
  });

  it.each([
    ['no number', { started: '812', failed: 3 }],
    ['less than nothing', { started: 1, failed: -1 }],
    ['a part of a visit', { started: 1.5, failed: 0 }],
    ['one of the two', { started: 1 }],
    ['nothing', null],
  ])('are refused with %s: a watch that guesses is none', (_what, counts) => {
    expect(() => toCounts({ 'header-remote@1.0.0-a': counts }, '/counts')).toThrow(
      '/counts does not count header-remote@1.0.0-a as it should',
    );
  });
});
