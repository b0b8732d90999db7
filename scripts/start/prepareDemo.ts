import { assertPortsAreFree } from 'reference-api/ports';
import { assertDataFolderIsFree } from './dataFolder';
import { demoSettings, type DemoSettings } from '../demo/demoSettings';
import { writeDocuments } from '../build/documents';

/** Gives the settings of the demo that this command starts, and builds its documents; ends it with advice when its ports or its data are somebody else's. */
export async function prepareDemo(): Promise<DemoSettings> {
  const settings = demoSettings(process.env, { whole: true });
  try {
    await assertPortsAreFree(settings.port);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await assertDataFolderIsFree(settings);
  writeDocuments(settings.root);
  return settings;
}
