import { existsSync } from 'node:fs';

/** Where packages may be installed: on Debian and its like, as root. */
export const installsPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const packageInstallation = (names: readonly string[]) => ({
  command: 'sh',
  args: ['-c', `apt-get update -qq && apt-get install -y -qq ${names.join(' ')}`],
});

export const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
