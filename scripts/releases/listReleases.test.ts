import type { Registry } from 'publishing/registry';
import { describeTarget, listReleases, toReleasesJson } from './listReleases';

const registry: Registry = {
  sites: [{ slug: 'maplehearth' }, { slug: 'cedarline' }],
  workspaces: {
    embed: {
      url: 'https://static.example/embed/',
      current: '0.1.0-aaaa',
      versions: [
        { version: '0.1.0-aaaa', releasedAt: '2026-01-02T03:04:05.678Z' },
      ],
    },
    'header-remote': {
      url: 'https://static.example/header-remote/',
      current: '0.1.0-bbbb',
      versions: [
        {
          version: '0.2.0-cccc',
          releasedAt: '2026-03-02T10:00:00.000Z',
          releasedBy: 'Grace Hill',
          commit: '0123456789abcdef',
          isClean: false,
          contract: 1,
        },
        {
          version: '0.1.0-bbbb',
          releasedAt: '2026-02-01T10:00:00.000Z',
          releasedBy: 'Ada Lane',
          commit: 'fedcba9876543210',
          isClean: true,
          contract: 1,
        },
      ],
    },
  },
};

it('lists current versions first; an unknown value has no cell', () => {
  expect(describeTarget('/srv/remotes', registry)).toBe(
    'On /srv/remotes, for maplehearth (first), cedarline',
  );
  expect(
    listReleases(registry).map((row) => Object.values(row).join(' ')),
  ).toEqual([
    'embed current 0.1.0-aaaa 2026-01-02 03:04',
    'header-remote current 0.1.0-bbbb 2026-02-01 10:00 Ada Lane fedcba987 1',
    'header-remote also there 0.2.0-cccc 2026-03-02 10:00 Grace Hill 012345678 + edits 1',
  ]);
});

it('the JSON has every value, and the sites by name', () => {
  expect(JSON.parse(toReleasesJson('/srv/remotes', registry))).toEqual({
    target: '/srv/remotes',
    sites: ['maplehearth', 'cedarline'],
    workspaces: registry.workspaces,
  });
});

it('a canary has its share', () => {
  const { 'header-remote': header } = registry.workspaces;
  const canary = {
    version: '0.2.0-cccc',
    share: 10,
    since: '2026-03-02T10:00:00.000Z',
  };
  const rows = listReleases({ workspaces: { header: { ...header!, canary } } });
  expect(rows).toMatchObject([{ state: 'current' }, { state: 'canary 10 %' }]);
});
