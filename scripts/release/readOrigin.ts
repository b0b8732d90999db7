/** Reads the origin of a release from git and the environment. */
import { execFileSync } from 'node:child_process';
import { attempt } from 'embed/attempt';
import type { Origin } from 'publishing/registry';

/** Variables with the name of the person who releases, the first that is set. */
const names = ['RELEASED_BY', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN'];

export function readOrigin(root: string, env: NodeJS.ProcessEnv): Origin {
  const isCheckout =
    git(root, 'ls-files', '--error-unmatch', 'package.json') !== undefined;
  // An image is built without the history.
  const given = env.GIT_COMMIT?.trim() || undefined;
  const commit = isCheckout ? git(root, 'rev-parse', 'HEAD') : given;
  const changes = isCheckout ? git(root, 'status', '--porcelain') : undefined;
  const said = names.map((name) => env[name]?.trim()).find(Boolean);
  const releasedBy = said ?? git(root, 'config', 'user.name');
  return {
    ...(commit && { commit }),
    ...(changes !== undefined && { isClean: changes === '' }),
    ...(releasedBy && { releasedBy }),
  };
}

const git = (root: string, ...args: readonly string[]): string | undefined =>
  attempt(() =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim(),
  );
