/** Installs for the tests what hostile pages take from Debian. */
import { spawnSync } from 'node:child_process';
import { findLibrary, libraries } from './libraries';

export { missingLibraries } from './libraries';

const missingDebianPackages = (): readonly string[] =>
  [...libraries].flatMap(([name, [source, packageName]]) =>
    source === 'debian' && findLibrary(name) === undefined ? packageName : [],
  );

/** Installs the libraries from Debian with apt as root; prints those that are missing. */
export function installMissingLibraries(): void {
  const hasAll = () => missingDebianPackages().length === 0;
  if (process.getuid?.() === 0 && !hasAll()) {
    apt('install', '-y', ...missingDebianPackages());
    // On a fresh machine the lists are empty or old.
    if (!hasAll()) {
      apt('update');
      apt('install', '-y', ...missingDebianPackages());
    }
  }
  if (hasAll()) return;
  const missing = missingDebianPackages();
  console.warn(
    `Not installed: ${missing.join(', ')}. The hostile pages that run them are skipped; apt-get install ${missing.join(' ')} has them.`,
  );
}

const apt = (...args: string[]): void => {
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};
