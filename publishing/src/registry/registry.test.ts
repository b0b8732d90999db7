import { type Registry, type ReleasedVersion, type Releases } from './registry';
import { outdatedVersions, withRelease } from './versions';
import { withPinned } from '../pins/pins';

const at = (version: string, more: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version,
  releasedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
/** Twelve versions, the newest first and current. */
const twelve = (more: Partial<Releases> = {}): Releases => ({
  url: 'https://static.example/',
  current: '1.12.0',
  versions: Array.from({ length: 12 }, (_, index) => at(`1.${12 - index}.0`)),
  ...more,
});
const outdated = (workspaces: Registry['workspaces'], name: string) =>
  outdatedVersions({ workspaces }, name);

describe('versions that may go', () => {
  it('are those that ten newer ones have followed', () => {
    expect(outdated({ embed: twelve() }, 'embed')).toEqual(['1.2.0', '1.1.0']);
  });

  it.each(['embed', 'session-shared'])(
    'F13: are none of %s that the pin of a version names which is kept, current or not',
    (name) => {
      const pinned = { [name]: '1.1.0' };
      const header = {
        url: '',
        current: '3.0.0',
        versions: [at('3.0.0'), at('2.0.0', { pinned })],
      };
      expect(outdated({ [name]: twelve(), 'header-remote': header }, name)).toEqual(['1.2.0']);
      const without = { ...header, versions: header.versions.slice(0, 1) };
      expect(outdated({ [name]: twelve(), 'header-remote': without }, name)).toContain('1.1.0');
    },
  );
});

describe('what a pin names', () => {
  const released = (name: string, version: string) => ({
    [name]: { url: '', current: version, versions: [at(version)] },
  });
  const registry: Registry = {
    workspaces: {
      ...released('embed', '1.0.0'),
      ...released('session-shared', '1.0.0'),
      ...released('header-remote', '1.0.0'),
    },
  };
  const pinnedOf = ({ workspaces }: Registry) =>
    workspaces['header-remote']?.versions.map(({ pinned }) => pinned);

  it('F13: is recorded once, and stays when the version is released again with other current releases', () => {
    const pinned = withPinned(registry, 'header-remote', '1.0.0');
    expect(pinnedOf(pinned)).toEqual([{ embed: '1.0.0', 'session-shared': '1.0.0' }]);
    const later = { workspaces: { ...pinned.workspaces, ...released('embed', '2.0.0') } };
    const again = withRelease(later, 'header-remote', '', at('1.0.0'));
    expect(pinnedOf(withPinned(again, 'header-remote', '1.0.0'))).toEqual(pinnedOf(pinned));
  });

  it('is nothing of a workspace without a view, nor where the others have not been released', () => {
    expect(withPinned(registry, 'embed', '1.0.0')).toEqual(registry);
    const alone = { workspaces: released('header-remote', '1.0.0') };
    expect(withPinned(alone, 'header-remote', '1.0.0')).toEqual(alone);
  });
});
