/** Installs the libraries of hostile pages from Debian with apt as root; prints the missing ones elsewhere. */
import { spawnSync } from 'node:child_process';
import { missingDebianPackages } from './libraries';

export function installMissingLibraries(): void {
  if (process.getuid?.() === 0) install();
  const missing = missingDebianPackages();
  if (missing.length > 0)
    console.warn(
      `Not installed: ${missing.join(', ')}. The hostile pages that run them are skipped; apt-get install ${missing.join(' ')} has them.`,
    );
}

function install(): void {
  if (missingDebianPackages().length > 0) apt('install', '-y', ...missingDebianPackages());
  // On a fresh machine the lists are empty or old.
  if (missingDebianPackages().length === 0) return;
  apt('update');
  apt('install', '-y', ...missingDebianPackages());
}

const apt = (...args: string[]): void => {
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};
