/** Where the pages send their measurements (`measurementsUrl`). */
export const measurementsPath = '/measurements';
