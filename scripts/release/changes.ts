import type { Registry } from 'publishing/registry';

/** How a command has changed the versions of a target, and the way back. @param where the option that named the target */
export const describeChanges = (
  before: Registry,
  after: Registry,
  where = '',
): readonly string[] =>
  Object.entries(after.workspaces).flatMap(([name, { current, canary }]) => {
    const old = before.workspaces[name];
    const [from, to] = [
      old?.canary?.version ?? 'none',
      canary?.version ?? 'none',
    ];
    const back =
      old && `  back: npm run rollback -w ${name} -- ${old.current}${where}`;
    return [
      ...(old?.current === current
        ? []
        : [`${name}: ${old?.current ?? 'none'} → ${current}`]),
      ...(back === undefined || old?.current === current ? [] : [back]),
      ...(from === to ? [] : [`${name}, its canary: ${from} → ${to}`]),
    ];
  });
