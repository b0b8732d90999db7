import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { checkOut } from 'build/testing';

it('the lint refuses another workspace by its path, replaced classes, and words in a view (F46 F47)', () => {
  const checkout = checkOut();
  checkout.write(
    'header-remote/src/Refused.tsx',
    `import { attempt } from '../../embed/src/page/attempt';
export const Refused = ({ given }: { readonly given: unknown }) => (
  <p title="Word" data-name={attempt(() => 'name')}>{given instanceof Element ? '–' : 'NMLS#'} Word</p>
);`,
  );
  const lint = [
    'node_modules/oxlint/bin/oxlint',
    '--format=unix',
    'header-remote/src/Refused.tsx',
  ];
  const { stdout } = spawnSync(process.execPath, lint, {
    cwd: checkout.folder,
    encoding: 'utf8',
  });
  checkout.remove();
  const found = [...stdout.matchAll(/tsx:(\d+).*house\(([\w-]+)\)/g)].map(
    ([, line, rule]) => `${line} ${rule}`,
  );
  assert.deepEqual(found.sort(), [
    '1 imports-by-name',
    '3 own-classes',
    '3 words-in-messages',
    '3 words-in-messages',
  ]);
});
