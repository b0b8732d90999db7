import { createRequire } from 'node:module';
import type { Manifest } from '../workspaces/workspace';

/** Every remote's view of these must be one copy; session-shared alone carries them (one URL, one owner). */
const sharedPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-redux',
  'redux',
  'typed-redux-saga',
  'reselect',
];

const require = createRequire(import.meta.url);

export const readSharedVersions = (
  root: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sharedPackages.map((request) => [request, readVersion(root, request)]),
  );

function readVersion(root: string, request: string): string {
  const [packageName] = request.split('/');
  const manifest = require.resolve(`${packageName}/package.json`, {
    paths: [root],
  });
  return (require(manifest) as Manifest).version;
}
