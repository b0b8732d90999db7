import { existsSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { siteFileName, sitesFolder } from './readSites';

/** Editors write a file in several steps. */
const settledMs = 50;

/** Calls back after each change. Undefined in a checkout without sites. */
export function watchSites(
  root: string,
  onChange: () => unknown,
): FSWatcher | undefined {
  const folder = path.join(root, sitesFolder);
  if (!existsSync(folder)) {
    return undefined;
  }
  let settled: NodeJS.Timeout | undefined;
  return watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || path.basename(file) !== siteFileName) {
      return;
    }
    clearTimeout(settled);
    settled = setTimeout(onChange, settledMs);
  });
}
