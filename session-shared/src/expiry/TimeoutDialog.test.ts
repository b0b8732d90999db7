import { text } from '../site/messages';
import { decideNotice } from './TimeoutDialog';

it.each([
  [120_000, 'timeout.minutes', 2],
  [60_001, 'timeout.minutes', 2],
  [60_000, 'timeout.minutes', 1],
  [30_001, 'timeout.minutes', 1],
  [30_000, 'timeout.seconds', 30],
  [10_000, 'timeout.seconds', 10],
  [0, 'timeout.seconds', 10],
] as const)('OPN-33: with %s ms left the notice is %s %s', (leftMs, key, count) => {
  expect(decideNotice(leftMs)).toMatchObject({ key, count });
  expect(text(key, { count })).not.toBe('');
});
