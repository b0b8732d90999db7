import type { RemoteName } from '../contract/contract';
import { createPageState, type PageState, type Slot } from '../page/pageState';
import type { Release, Stamp } from '../releases/release';

export const sampleRelease = (
  name: string,
  version = '1.0.0-aaaaaaaa',
): Release => ({
  name,
  container: name.replaceAll('-', '_'),
  version,
  base: `https://static.example/${name}/${version}/`,
  entry: name === 'embed' ? 'host.js' : 'entry.js',
  files: { [name === 'embed' ? 'host.js' : 'entry.js']: `sha256-${name}` },
});

export const samplePage = (...releases: readonly Release[]): PageState => {
  const page = createPageState();
  for (const release of releases) {
    page.releases[release.name] = release;
  }
  return page;
};

export function sampleSlot(
  remote: RemoteName,
  releases: readonly Release[] = [],
): Slot {
  const element = document.body.appendChild(document.createElement('div'));
  element.attachShadow({ mode: 'open' }).innerHTML = '<a href="/">static</a>';
  return {
    remote,
    element,
    releases,
    paint: () => undefined,
    findNext: () => undefined,
    attributes: {},
    script: `https://static.example/${remote}/embed.js`,
  };
}

export const sampleStamp: Stamp & { readonly remote: RemoteName } = {
  remote: 'header-remote',
  element: '#site-header',
  insertedAt: 'start',
  shell: { html: '<a href="/">Home</a>', css: 'a { color: red }' },
  releases: [
    { ...sampleRelease('embed'), base: 'https://static.example/embed/1/' },
    {
      ...sampleRelease('session-shared'),
      base: 'https://static.example/session-shared/1/',
    },
    { ...sampleRelease('header-remote'), base: './1/' },
  ],
};
