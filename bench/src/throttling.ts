/** The network and the processor that every page is opened with: those of the usual phone profile. */
export const roundTripMs = 150;

export const throttling = {
  offline: false,
  latency: roundTripMs,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const cpuSlowdown = 4;
