/** Runs the API, the demo's pages on the API's origin, and the remotes' static origins in one process. */
import { startApi, type RunningApi } from 'reference-api/server';
import { originOffsets } from 'reference-api/origins';
import type { ApiSettings } from 'reference-api/settings';
import { createHostPages } from './hostPages';
import { learnPublished } from './pages/published';
import { refuseSamplePassword, seed } from './samples/seed';
import { createStaticOrigin } from './staticOrigin';

export const startDemo = (settings: ApiSettings): Promise<RunningApi> =>
  startApi(settings, {
    ...createHostPages(settings),
    createOrigins: () => createStaticOrigins(settings),
    prepare: () => learnPublished(settings),
    prepareDatabase: settings.isDemo ? seed : refuseSamplePassword,
  });

/** None where another server has the remotes' files. */
const createStaticOrigins = (settings: ApiSettings) =>
  Promise.all(
    Object.entries(settings.operation.staticOrigin ? {} : originOffsets).map(
      async ([workspace, offset]) => ({
        server: await createStaticOrigin(settings, workspace),
        port: settings.port + offset,
      }),
    ),
  );
