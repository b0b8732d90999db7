/**
 * `npm run release -w <workspace>`: builds it, puts it on the target and makes it current. Without a workspace: all of them.
 * `--preview <name>` puts it under an address of its own instead, `--remove-preview <name>` takes that away.
 */
import { isRemote, releasedWorkspaces } from 'embed/remotes';
import { release, type ReleaseSettings } from 'publishing/release';
import { previewDaysKept, previewsKept } from 'publishing/previews';
import { releasePreview, removePreview } from 'publishing/releasePreview';
import { ReleaseError } from 'publishing/targets/target';
import { buildForRelease } from './releaseBuild';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(
  async ({ settings, words, options: { preview, 'remove-preview': removed } }) => {
    const unknown = words.find((name) => !releasedWorkspaces.includes(name));
    if (unknown)
      throw new ReleaseError(
        `"${unknown}" is not a workspace that can be released. There are: ${releasedWorkspaces.join(', ')}.`,
      );
    const [name] = words;
    const asked = preview ?? removed;
    if (asked === undefined) return releaseAll(settings, name ? words : releasedWorkspaces);
    if (!name || words.length > 1 || (preview !== undefined && removed !== undefined))
      throw new ReleaseError(
        'A preview is of one remote: npm run release -w <remote> -- --preview <name>, or --remove-preview <name>.',
      );
    return preview === undefined ? takeAway(settings, name, asked) : show(settings, name, asked);
  },
  { preview: '<name>', 'remove-preview': '<name>', 'dry-run': '' },
);

async function releaseAll(settings: ReleaseSettings, names: readonly string[]): Promise<void> {
  await buildForRelease(settings.target, names);
  for (const name of names) {
    const { version, url, isNew, removed } = await release(settings, name);
    console.log(
      `${name} ${version} is ${isNew ? 'released and' : 'unchanged since its release, and'} current on ${settings.target.name}`,
    );
    if (isRemote(name)) console.log(`  for pages: ${url}embed.js`);
    if (removed.length > 0)
      console.log(`  removed, as ten newer ones have followed: ${removed.join(', ')}`);
  }
}

async function show(settings: ReleaseSettings, name: string, preview: string): Promise<void> {
  await buildForRelease(settings.target, [name]);
  const { version, address, removed } = await releasePreview(settings, name, preview);
  console.log(`${name} ${version} is to be seen by whoever asks for it: ${address}`);
  if (removed.length > 0)
    console.log(
      `  removed, after ${previewDaysKept} days or ${previewsKept} newer ones: ${removed.join(', ')}`,
    );
}

async function takeAway(settings: ReleaseSettings, name: string, preview: string): Promise<void> {
  await removePreview(settings, name, preview);
  console.log(`The preview ${preview} of ${name} is gone from ${settings.target.name}`);
}
