/** Where the demo under test is, and which ports beside its own the tests use. */
import path from 'node:path';
import { remotes } from 'embed/remotes';

export const root = path.resolve(import.meta.dirname, '../..');

/** The demo has ports and a database of its own, so that a running `npm start` is left alone. */
export const demoPort = Number(process.env.E2E_PORT ?? 4100);
/** Folder of its database and of the published files. */
export const dataDir = path.join(root, '.cache/e2e-data');
export const demoUrl = `http://127.0.0.1:${demoPort}`;

/** Everything else that listens, each at its distance from the demo; the first six are the demo's own static origins. */
export const ports = {
  webpackHost: demoPort + 10,
  rspackHost: demoPort + 11,
  alteredPages: demoPort + 12,
  webkitDriver: demoPort + 13,
  nothing: demoPort + 19,
  releaseDemo: demoPort + 20,
  shortSessions: demoPort + 30,
  canaryDemo: demoPort + 40,
  canaryFigures: demoPort + 49,
  override: demoPort + 14,
} as const;

export type RemoteName = (typeof remotes)[number]['name'];

/** Folder of a remote on its own static origin: those follow the demo's port in the order of the one list. */
export const remoteUrl = (name: RemoteName): string =>
  `http://127.0.0.1:${demoPort + 1 + remotes.findIndex((remote) => remote.name === name)}/${name}/`;
