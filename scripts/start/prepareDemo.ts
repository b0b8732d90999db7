import { assertPortsAreFree } from 'reference-api/ports';
import { assertDataFolderIsFree } from './dataFolder';
import { demoSettings, type DemoSettings } from '../demo/demoSettings';
import { writeDocuments } from '../build/documents';

/** Reads the demo's settings and builds its documents. Ends the process with advice when another one uses its ports or data. */
export async function prepareDemo(): Promise<DemoSettings> {
  process.env.DEMO ||= 'on';
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
