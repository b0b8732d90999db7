/** Rules of `Dockerfile` and `compose.yaml` that a build does not check. Source: OPN-76, threat S20. */
import { environmentRows } from 'reference-api/settings';
import { parse } from 'yaml';
import { readText } from './sources';

interface Service {
  readonly image?: string;
  readonly build?: { readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
}
const { services } = parse(readText('compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>;
};
const stages = readText('Dockerfile')
  .split(/^FROM /m)
  .slice(1);
const isPinned = (image: string): boolean => /^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z]+/.test(image);

it('pins each base image to one version (S20)', () => {
  const pulled = [...stages, ...Object.values(services).flatMap(({ image }) => image ?? [])];
  expect(pulled.filter((image) => !isPinned(image))).toEqual([]);
});

it('has one Node in all images, the release that is supported longest', () => {
  const nodes = stages.flatMap((stage) => /^node:(\d+)\.\S+/.exec(stage) ?? []);
  expect(new Set(nodes)).toEqual(new Set([nodes[0], '24']));
});

it('installs the lockfile alone, and builds the checkout that the container releases', () => {
  const [, release = ''] = stages;
  expect(stages.join('')).not.toMatch(/npm i(nstall)?\b/);
  expect(release).toMatch(/^RUN npm ci && npm run build$[^]*^ARG GIT_COMMIT=$/m);
  expect(services.release?.build?.args).toEqual({ GIT_COMMIT: '${GIT_COMMIT:-}' });
  expect(readText('docs/operating.md')).toContain('docker compose run --rm --build release');
});

it('runs no stage as root (S20)', () => {
  const running = stages.filter((stage) => /^CMD /m.test(stage));
  const users = running.map((stage) => [...stage.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]);
  expect(users).toEqual(['node', 'www-data', 'node']);
});

it('leaves history, packages, data and secrets out of each image (S10 S20)', () => {
  const ignored = readText('.dockerignore').split('\n');
  const kept = ['.git', '**/node_modules', '**/.cache', '**/.data', '**/.env*', '**/*.log'];
  expect(ignored).toEqual(expect.arrayContaining(kept));
});

it('sets only settings that the server knows (OPN-76)', () => {
  const names = Object.keys(services.pages?.environment ?? {});
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !(name in environmentRows))).toEqual([]);
});

it('starts only with secrets given from outside (S20)', () => {
  expect(services.pages?.environment?.SECRET).toMatch(/^\$\{SECRET:\?/);
  expect(services.pages?.environment?.DATABASE_URL).toContain('${POSTGRES_PASSWORD:?}');
  expect(services.postgres?.environment?.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
});

it('opens ports of nginx alone, to this machine alone (S20)', () => {
  const opened = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
  expect(opened.map(([name]) => name)).toEqual(['nginx']);
  expect(services.nginx?.ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
});
