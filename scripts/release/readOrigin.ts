/** Where a release comes from: what git and the environment say of it, and nothing where they say nothing. */
import { execFileSync } from 'node:child_process';
import type { Origin } from 'publishing/registry';

/** Who started it, in this order: said for us, then known to a pipeline. */
const names = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN'];

export function readOrigin(root: string, env: NodeJS.ProcessEnv): Origin {
  // A folder inside somebody else's repository is no checkout of ours.
  const isCheckout = git(root, 'ls-files', '--error-unmatch', 'package.json') !== undefined;
  const commit = isCheckout ? git(root, 'rev-parse', 'HEAD') : undefined;
  const changes = commit ? git(root, 'status', '--porcelain') : undefined;
  const said = names.map((name) => env[name]?.trim()).find(Boolean);
  const releasedBy = said ?? git(root, 'config', 'user.name');
  return {
    ...(commit && { commit }),
    ...(changes !== undefined && { isClean: changes === '' }),
    ...(releasedBy && { releasedBy }),
  };
}

/** What git prints; undefined where there is no git, or where it refuses. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    const text = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim();
  } catch {
    return undefined;
  }
}
