/** Describes how a command has changed a target, and the way back. */
import type { Registry } from 'publishing/registry';

/** One line for each change, and the command that takes it back. @param where the option that names the target, if one was given */
export const describeChanges = (before: Registry, after: Registry, where = ''): readonly string[] =>
  Object.entries(after.workspaces).flatMap(([name, { current, canary }]) => {
    const old = before.workspaces[name];
    const command = (task: string, more: string) =>
      `  back: npm run ${task} -w ${name} -- ${more}${where}`;
    const back = old ? [command('rollback', old.current)] : [];
    return [
      ...(old?.current === current
        ? []
        : [`${name}: ${old?.current ?? 'new'} → ${current}`, ...back]),
      ...(old?.canary?.version === canary?.version || !canary
        ? []
        : [`${name}: ${canary.version} is its canary`, command('release', '--share 0')]),
      ...(old?.canary && !canary ? [`${name}: its canary ${old.canary.version} has ended`] : []),
    ];
  });
