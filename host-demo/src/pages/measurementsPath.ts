/** Where the demo's pages send what they measure (`measurementsUrl`). */
export const measurementsPath = '/demo/measurements';
/** Where they count releases while a canary is tried (`--counts`). */
export const releaseCountsPath = '/demo/release-counts';
