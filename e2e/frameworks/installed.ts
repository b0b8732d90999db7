/** Installs, builds and serves an application as another company has it, with page-kit's package. */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ports, remoteOrigin, root } from '../demo/address';

const applications = ['next', 'sveltekit', 'vite'] as const;

export async function startApplication(name: (typeof applications)[number]) {
  const port = ports.applications + applications.indexOf(name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(path.join(import.meta.dirname, name), folder, { recursive: true });
  fillOrigins(folder);
  const run = (command: string, words: readonly string[], cwd = folder) =>
    execFileSync(command, words, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const archive = run(
    process.execPath,
    ['scripts/run.mjs', 'packPageKit'],
    root,
  ).trim();
  run('npm', ['install', '--no-audit', '--no-fund', path.join(root, archive)]);
  run('npm', ['run', 'build']);
  const words = ['start', '--', String(port)];
  // npm passes no signal on: the server ends with its group.
  const server = spawn('npm', words, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
  return {
    url,
    close() {
      process.kill(-server.pid!);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Its sources name the static origins of header and footer by two words. */
function fillOrigins(folder: string): void {
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('HEADER_ORIGIN', remoteOrigin('header-remote'))
      .replaceAll('FOOTER_ORIGIN', remoteOrigin('footer-remote'));
    writeFileSync(file, text);
  }
}
