/** The text for the remaining time. It changes rarely, so that screen readers stay quiet. */
const steps = [
  { seconds: 10, key: 'timeout.seconds', count: 10 },
  { seconds: 30, key: 'timeout.seconds', count: 30 },
  { seconds: 60, key: 'timeout.minutes', count: 1 },
  { seconds: Infinity, key: 'timeout.minutes', count: 2 },
] as const;

export const decideNotice = (leftMs: number) =>
  steps.find(({ seconds }) => leftMs <= seconds * 1000) ?? steps[0];
