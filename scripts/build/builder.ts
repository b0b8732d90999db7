import { readBuildSettings } from 'build/settings';
import type { Builder } from 'build/runBuilds';

const settings = readBuildSettings(process.env);

export const builder: Builder = {
  settings,
  report: console.log,
  loadBuilds: () => import('../../webpack.common.js'),
  loadDocuments: async () =>
    (await import('./documents')).buildDocuments(settings.root),
};
