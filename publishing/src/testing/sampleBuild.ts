import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRemote, releasedWorkspaces } from 'embed/remotes';

/** Writes finished builds of all workspaces as the compiler would leave them, small: for tests of what happens to builds. */
export function writeSampleBuilds(root: string): void {
  for (const name of releasedWorkspaces) {
    writeSampleBuild(root, name);
  }
}

export function writeSampleBuild(
  root: string,
  name: string,
  { version = '1.0.0-aaaa', text = 'first', contract = 1 } = {},
): void {
  const files: Record<string, string> =
    name === 'embed'
      ? {
          'host.js': `/* ${text} host */`,
          'loader.js': '/* loader */',
          'canary.js': '/* canary */',
          'runtime.js': '/* runtime */',
        }
      : {
          'entry.js': `/* ${text} entry of ${name} */`,
          'mount.1.js': `/* ${text} chunk of ${name} */`,
          'mount.1.js.map': '{}',
          '@mf-types.zip': 'types',
          'mf-manifest.json': JSON.stringify({
            metaData: { remoteEntry: { name: 'entry.js' } },
            shared: [],
            exposes: [],
          }),
        };
  const facts = {
    name,
    container: name.replaceAll('-', '_'),
    version,
    firstChunks: name === 'embed' ? [] : ['mount.1.js'],
    ...(name === 'embed' ? { knowsSites: true } : { contract }),
  };
  if (name !== 'embed') {
    files['stamp.cjs'] =
      `exports.toPart = ({ slug, notice }) => ({ slug, notice });${isRemote(name) ? `exports.render = () => '<p>${text}</p>';` : ''}`;
  }
  if (isRemote(name)) {
    files['shell.css'] = 'p{margin:0}';
  }
  write(path.join(root, name, 'dist'), {
    ...files,
    'release.json': JSON.stringify(facts),
  });
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), text);
  }
}

/** A company with the required data alone. */
export const sampleSites = [{ slug: 'sample' }];
