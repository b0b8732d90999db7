/** Firefox and WebKit for the smoke of e2e/browsers, which is skipped, and counted so, where they are not to be had. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installsPackages, packageInstallation, quietly } from './debianPackages';

const packageOf = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Installs what is missing where that is allowed: 110 MB, about 20 s. */
export function installOtherBrowsers(): void {
  const missing = Object.entries(packageOf)
    .filter(([program]) => !existsSync(program))
    .map(([, name]) => name);
  if (missing.length === 0 || !installsPackages()) return;
  const { command, args } = packageInstallation(['--no-install-recommends', ...missing]);
  console.log(`Installing more browsers: ${[command, ...args].join(' ')} …`);
  // Without a network it may wait long; the tests say what is missing then.
  spawnSync(command, args, { stdio: 'inherit', timeout: 120_000, env: quietly });
}
