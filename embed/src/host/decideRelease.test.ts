import { samplePage, sampleRelease, sampleSlot } from '../testing/samples';
import { decideRelease } from './decideRelease';

describe('F16: two releases of one remote on a page', () => {
  it.each([
    ['1.2.0-aaaa', '1.10.0-bbbb', '1.10.0-bbbb'],
    ['2.0.0-aaaa', '1.9.9-bbbb', '2.0.0-aaaa'],
    ['1.0.0-aaaa', '1.0.0-bbbb', '1.0.0-aaaa'],
  ])('%s and %s: %s is used, with one warning', (first, second, used) => {
    const page = samplePage(sampleRelease('header-remote', first));
    decideRelease(
      page,
      sampleSlot('header-remote', [sampleRelease('header-remote', second)]),
      () => false,
    );
    expect(page.releases['header-remote']!.version).toBe(used);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('the one that runs already stays', () => {
    const page = samplePage(sampleRelease('header-remote', '1.0.0-aaaa'));
    decideRelease(
      page,
      sampleSlot('header-remote', [sampleRelease('header-remote', '2.0.0-bbbb')]),
      () => true,
    );
    expect(page.releases['header-remote']!.version).toBe('1.0.0-aaaa');
  });

  it('does not warn of different sessions for different remotes', () => {
    const page = samplePage(sampleRelease('session-shared', '1.0.0-aaaa'));
    decideRelease(
      page,
      sampleSlot('header-remote', [sampleRelease('session-shared', '1.1.0-bbbb')]),
      () => false,
    );
    expect(page.releases['session-shared']!.version).toBe('1.1.0-bbbb');
    expect(console.warn).not.toHaveBeenCalled();
  });
});
