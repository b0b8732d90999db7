/** Address and ports of the demo under test and of the tests' own servers. */
import path from 'node:path';
import { remotes } from 'embed/remotes';

export const root = path.resolve(import.meta.dirname, '../..');

/** The demo has ports and a database of its own, so that a running `npm start` is left alone. */
export const demoPort = Number(process.env.E2E_PORT ?? 4100);
/** Folder of its database and of the published files. */
export const dataDir = path.join(root, '.cache/e2e-data');
export const demoUrl = `http://127.0.0.1:${demoPort}`;

/** Ports of other servers, by their distance to the demo's. The first six belong to the demo's static origins. */
export const ports = {
  webkitDriver: demoPort + 30,
  nothing: demoPort + 19,
  releaseDemo: demoPort + 20,
  /** The first of three: one for each application of `frameworks`. */
  applications: demoPort + 15,
} as const;

export type RemoteName = (typeof remotes)[number]['name'];

/** Static origin of a remote: the ports follow the demo's in the order of the list. */
export const remoteOrigin = (name: RemoteName): string =>
  `http://127.0.0.1:${demoPort + 1 + remotes.findIndex((remote) => remote.name === name)}`;

/** Folder of a remote on its static origin. */
export const remoteUrl = (name: RemoteName): string =>
  `${remoteOrigin(name)}/${name}/`;
