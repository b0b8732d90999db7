import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
/** Rooms whose sources end up inside every remote's files. */
const bundledRooms = ['mortgage-domain', 'design-tokens', 'embed', 'session-shared', 'remote-kit'];
const isSource = (file) =>
  /\.(tsx?|css|json|mjs|js)$/.test(file) && !/\.(node)?test\.tsx?$/.test(file);

/**
 * Version of a build: the package's version and a digest of everything that goes into it, so that a version folder can be
 * immutable, and a shell is only ever hydrated by the very release that rendered it.
 */
export function sourceVersion(packageVersion, folder) {
  const digest = createHash('sha256').update(process.env.NODE_ENV ?? 'production');
  const rooms = new Set([folder, ...bundledRooms.map((room) => path.join(root, room))]);
  const files = [...rooms]
    .flatMap(sourceFiles)
    .concat(['webpack.common.js', 'package-lock.json'].map((file) => path.join(root, file)));
  for (const file of files.filter(existsSync))
    digest.update(path.relative(root, file)).update(readFileSync(file));
  return `${packageVersion}-${digest.digest('hex').slice(0, 8)}`;
}

function sourceFiles(room) {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        isSource(entry.name) &&
        !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
