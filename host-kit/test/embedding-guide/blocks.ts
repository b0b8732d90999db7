import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const guide = readFileSync(
  path.join(import.meta.dirname, '../../../docs/server-include.md'),
  'utf8',
);

export function readBlocks(title: string): string[] {
  const [, rest] = guide.split(`\n**${title}`);
  assert.ok(rest, `docs/server-include.md has no part for ${title}`);
  return [...rest.split('\n**')[0]!.matchAll(/```\w+\n(.*?)```/gs)].map(
    ([, text]) => text!.trim(),
  );
}

/** Apart from addresses and folders, a test changes only this in the blocks. */
export const withMinute = (block: string, seconds: number): string =>
  block
    .replaceAll(/(valid 200|ttl =) 1m;/g, `$1 ${seconds}s;`)
    .replace('time() - 60', `time() - ${seconds}`)
    .replace('< 60000', `< ${seconds}000`)
    .replace('AddSeconds(60)', `AddSeconds(${seconds})`)
    .replace('60.seconds', `${seconds}.seconds`);
