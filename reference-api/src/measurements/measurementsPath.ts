/** Where the demo's pages send what they measure (`measurementsUrl`). */
export const measurementsPath = '/demo/measurements';
