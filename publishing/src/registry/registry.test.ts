import { type Registry, type ReleasedVersion, type Releases } from './registry';
import { withoutOutdated, withRelease } from './versions';

const at = (
  version: string,
  more: Partial<ReleasedVersion> = {},
): ReleasedVersion => ({
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
  withoutOutdated({ workspaces }, name).gone;

describe('versions that may go', () => {
  it('are those that ten newer ones have followed', () => {
    expect(outdated({ embed: twelve() }, 'embed')).toEqual(['1.2.0', '1.1.0']);
  });

  it('do not include the version that a release replaces, however old it is', () => {
    const workspaces = { embed: twelve({ current: '1.1.0' }) };
    const registry = withRelease({ workspaces }, 'embed', '', at('2.0.0'));
    expect(outdated(registry.workspaces, 'embed')).toEqual([
      '1.4.0',
      '1.3.0',
      '1.2.0',
    ]);
  });

  it.each(['embed', 'session-shared'])(
    'F13: do not include %s in the pin of a kept version, current or not',
    (name) => {
      const pinned = { [name]: '1.1.0' };
      const header = {
        url: '',
        current: '3.0.0',
        versions: [at('3.0.0'), at('2.0.0', { pinned })],
      };
      expect(
        outdated({ [name]: twelve(), 'header-remote': header }, name),
      ).toEqual(['1.2.0']);
      const without = { ...header, versions: header.versions.slice(0, 1) };
      expect(
        outdated({ [name]: twelve(), 'header-remote': without }, name),
      ).toContain('1.1.0');
    },
  );
});
