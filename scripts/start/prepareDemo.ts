import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { check } from 'proper-lockfile';
import { assertPortsAreFree } from 'reference-api/ports';
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

const staleMs = 5000;

/** Ends the command when another process uses the data folder. A lock that is not renewed belonged to a killed process. */
async function assertDataFolderIsFree({
  dataDir,
}: DemoSettings): Promise<void> {
  const folder = path.join(dataDir, 'db');
  if (!existsSync(folder)) {
    return;
  }
  for (
    let waited = 0;
    await check(folder, { stale: staleMs });
    waited += 1000
  ) {
    if (waited > staleMs) {
      console.error(
        `The data folder ${folder} is in use by another process. Stop that one, or choose another folder with DATA_DIR=…`,
      );
      process.exit(1);
    }
    await wait(1000);
  }
}
