import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../demo/address';
import { runCommand } from './runCommand';

test('a command that a test runs knows nothing of the target of its shell', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'targets-'));
  process.env.RELEASE_TARGET = path.join(folder, 'production');
  try {
    const { output } = await runCommand(root, ['releases'], { DATA_DIR: folder });
    expect(output).toContain(`Nothing has been released to ${path.join(folder, 'static')}. `);
  } finally {
    delete process.env.RELEASE_TARGET;
    rmSync(folder, { recursive: true });
  }
});
