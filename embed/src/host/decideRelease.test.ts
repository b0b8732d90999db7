import { createPage } from '../page/pageState';
import { decideCopy } from './decideCopy';

const release = (name: string, version: string) => ({
  name,
  version,
  container: name.replaceAll('-', '_'),
  base: `https://static.example/${version}/`,
  entry: 'entry.js',
});
const slotWith = (...releases: ReturnType<typeof release>[]) =>
  ({ remote: 'header-remote', releases }) as never;

describe('F16: two releases of one remote on a page', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  const pageWith = (...releases: ReturnType<typeof release>[]) =>
    Object.assign(createPage(), {
      releases: Object.fromEntries(releases.map((one) => [one.name, one])),
    });

  it.each([
    ['1.2.0-aaaa', '1.10.0-bbbb', '1.10.0-bbbb'],
    ['2.0.0-aaaa', '1.9.9-bbbb', '2.0.0-aaaa'],
    ['1.0.0-aaaa', '1.0.0-bbbb', '1.0.0-aaaa'],
  ])('%s and %s: %s is used, with one warning', (first, second, used) => {
    const page = pageWith(release('header-remote', first));
    decideCopy(page, slotWith(release('header-remote', second)), () => false);
    expect(page.releases['header-remote']!.version).toBe(used);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('the one that runs already stays', () => {
    const page = pageWith(release('header-remote', '1.0.0-aaaa'));
    decideCopy(page, slotWith(release('header-remote', '2.0.0-bbbb')), () => true);
    expect(page.releases['header-remote']!.version).toBe('1.0.0-aaaa');
  });

  it('different sessions beside different remotes are nothing to tell', () => {
    const page = pageWith(release('session-shared', '1.0.0-aaaa'));
    decideCopy(page, slotWith(release('session-shared', '1.1.0-bbbb')), () => false);
    expect(page.releases['session-shared']!.version).toBe('1.1.0-bbbb');
    expect(warn).not.toHaveBeenCalled();
  });
});
