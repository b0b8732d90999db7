/** Makes builds: compiles, emits the types, and seals what came out under its version. */
import { typesFile } from 'embed/release';
import { isRemote, sessionWorkspace } from 'embed/remotes';
import type { Configuration } from 'webpack';
import { forgetBuild, isUpToDate, rememberBuild } from './freshness/lastBuild';
import type { BuildSettings } from './workspaces/settings';

export interface Builder {
  readonly settings: BuildSettings;
  /** The webpack builds of a workspace: webpack.common.js, loaded only when a build is due. */
  readonly loadBuilds: () => Promise<{
    readonly buildsOf: (
      settings: BuildSettings,
      workspace: string,
    ) => Configuration[];
  }>;
  /** Receives a line for each step of a build, which takes minutes. */
  readonly report?: (line: string) => void;
  /** Documents that the session's release brings with it, by file name, and the files they are built from. */
  readonly loadDocuments?: () => Promise<{
    readonly documents: ReadonlyMap<string, Buffer>;
    readonly sources: readonly string[];
  }>;
}

/** Builds what has changed since its last build, in one process; returns the names. Rejects with webpack's own message. */
export async function buildWorkspaces(
  builder: Builder,
  names: readonly string[],
): Promise<readonly string[]> {
  const stale = names.filter((name) => !isUpToDate(builder.settings, name));
  if (stale.length > 0) {
    await build(builder, stale);
  }
  return stale;
}

async function build(
  builder: Builder,
  names: readonly string[],
): Promise<void> {
  const { settings, report = () => undefined } = builder;
  report(`Building ${names.join(', ')} …`);
  // The compiler and what belongs to it take longer to load than the check that nothing has changed.
  const { compile } = await import('./compiler');
  const { emitTypes } = await import('./declarations/emitTypes');
  const { sealBuild } = await import('./sealing/sealBuild');
  for (const name of names) {
    forgetBuild(settings, name);
  }
  const started = Date.now();
  const sources = await compile(await readBuilds(builder, names), report);
  const types = await emitTypes(settings.root, names.filter(hasTypes));
  for (const name of names) {
    const released =
      name === sessionWorkspace ? await builder.loadDocuments?.() : undefined;
    const archive = types.archives.get(name);
    const version = await sealBuild(
      settings,
      name,
      new Map([
        ...(released?.documents ?? []),
        ...(archive ? [[typesFile, archive] as const] : []),
      ]),
    );
    const files = [
      ...(sources.get(name) ?? []),
      ...(hasTypes(name) ? types.sources : []),
      ...(released?.sources ?? []),
    ];
    rememberBuild(settings, name, { version, files, started });
    report(`  ${name} ${version} is built`);
  }
}

/** Builds, and builds again on each change; calls back after each good build. */
export async function watchWorkspaces(
  builder: Builder,
  names: readonly string[],
  onBuilt: () => Promise<void>,
): Promise<void> {
  const { watch } = await import('./compiler');
  const { sealBuild } = await import('./sealing/sealBuild');
  watch(await readBuilds(builder, names), async () => {
    for (const name of names) {
      await sealBuild(builder.settings, name);
    }
    await onBuilt();
  });
}

async function readBuilds(
  { settings, loadBuilds }: Builder,
  names: readonly string[],
) {
  const { buildsOf } = await loadBuilds();
  return new Map(names.map((name) => [name, buildsOf(settings, name)]));
}

/** Others compile against the modules of remotes and of the session, and against nothing that embed has. */
const hasTypes = (name: string): boolean =>
  name === sessionWorkspace || isRemote(name);
