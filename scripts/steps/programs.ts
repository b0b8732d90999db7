/** Browsers and servers that the tests run and that npm does not have. */
import { existsSync } from 'node:fs';
import { findInstalledChromium } from 'host-kit/installedChromium';
import { runToEnd } from '../demo/processes';

/** Debian's packages, each with a file that it brings. */
const servers = {
  postgresql: '/usr/lib/postgresql',
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static':
    '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};
const daily = {
  ...servers,
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'apache2-bin': '/usr/sbin/apache2',
  'php-cli': '/usr/bin/php',
  curl: '/usr/bin/curl',
  // For hostile pages.
  'libjs-prototype': '/usr/share/javascript/prototype/prototype.js',
  'libjs-mootools': '/usr/share/javascript/mootools/mootools-core.min.js',
};
const further = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  varnish: '/usr/sbin/varnishd',
  tomcat10: '/usr/share/tomcat10/bin/catalina.sh',
  'mono-fastcgi-server4': '/usr/bin/fastcgi-mono-server4',
  'mono-mcs': '/usr/bin/mcs',
  'ruby-activesupport': '/usr/bin/ruby',
};

/** Debian and its like, as root. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs the missing programs of `npm test` or, with `isComplete`, of `npm run test:all`, and gives the names of
 * those that the tests cannot do without. On a machine of a developer, tests of a missing server are skipped; on CI
 * they are needed.
 */
export async function installPrograms(
  isComplete: boolean,
): Promise<readonly string[]> {
  const missing = missingOf(isComplete ? { ...daily, ...further } : daily);
  const hasChromium = (): boolean => findInstalledChromium() !== undefined;
  if (canInstall) {
    // Chromium comes with its recommendations, which have fonts.
    if (!hasChromium()) {
      await install(['chromium', ...missing]);
    } else if (missing.length > 0) {
      await install(['--no-install-recommends', ...missing]);
    }
  } else if (!hasChromium()) {
    await run(process.execPath, [
      'node_modules/playwright-core/cli.js',
      'install',
      'chromium',
    ]);
  }
  return [
    ...(hasChromium() ? [] : ['chromium']),
    ...(process.env.CI ? missingOf(servers) : []),
  ];
}

const missingOf = (packages: Readonly<Record<string, string>>): string[] =>
  Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);

function install(names: readonly string[]): Promise<number> {
  const script = `apt-get update -qq && apt-get install -y -qq ${names.join(' ')}`;
  return run('timeout', ['600', 'sh', '-c', script]);
}

function run(command: string, args: readonly string[]): Promise<number> {
  console.log(
    `Installing programs for the tests: ${[command, ...args].join(' ')}`,
  );
  return runToEnd(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
}
