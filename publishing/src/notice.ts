/**
 * Notices of operations: kept in the registry, so that every release stamps them, and written into a small stable file beside each
 * `embed.js`, so that open pages find them. Nothing is stamped for one: it must also work while half of a target is broken.
 */
import { noticeFile } from 'embed/hand-overs';
import { isRemote } from 'embed/remotes';
import { isOver, toNoticeText, type KeptNotice, type NoticeScope } from './keptNotice';
import { checkScope, readNoticeOrder, type NoticeOrder } from './noticeOrder';
import { previewFolder } from './previews';
import type { ReleasedFacts } from './readBuild';
import { parseRegistry, readRegistry, registryFile, toBytes, type Registry } from './registry';
import { sitesOf } from './sites';
import { ReleaseError, type Files, type ReleaseTarget } from './targets/target';
import { writeStableFiles } from './writeStableFiles';

export type { KeptNotice, NoticeOrder, NoticeScope };

/** Puts a notice in the place of the one of the same scope; gives what is shown now. */
export async function setNotice(
  target: ReleaseTarget,
  order: NoticeOrder,
): Promise<readonly KeptNotice[]> {
  const notice = readNoticeOrder(order);
  await assertPagesAsk(target);
  return changeNotices(target, notice, (others) => [...others, notice]);
}

/** Takes the notice of this scope away; of every scope, where none is named. Gives those that stay. */
export async function clearNotices(
  target: ReleaseTarget,
  scope: NoticeScope = {},
): Promise<readonly KeptNotice[]> {
  const isForAll = scope.site === undefined && scope.language === undefined;
  return changeNotices(target, scope, (others) => (isForAll ? [] : others));
}

/** What is shown now. */
export async function listNotices(target: ReleaseTarget): Promise<readonly KeptNotice[]> {
  const { notices = [] } = await readRegistry(target);
  return notices.filter((notice) => !isOver(notice, new Date()));
}

async function changeNotices(
  target: ReleaseTarget,
  scope: NoticeScope,
  next: (others: readonly KeptNotice[]) => readonly KeptNotice[],
): Promise<readonly KeptNotice[]> {
  let notices: readonly KeptNotice[] = [];
  const now = new Date();
  await target.change(registryFile, (bytes) => {
    const registry = parseRegistry(bytes, target.name);
    checkScope(registry, scope, target.name);
    const others = (registry.notices ?? []).filter(
      (one) => !isOver(one, now) && !(one.site === scope.site && one.language === scope.language),
    );
    notices = next(others);
    return toBytes({ ...registry, notices });
  });
  await writeNotices(target);
  return notices;
}

/** As a stamp does: whoever is last writes what is true then. */
async function writeNotices(target: ReleaseTarget): Promise<void> {
  for (let written = ''; ;) {
    const registry = await readRegistry(target);
    const known = toBytes(registry).toString();
    if (known === written) return;
    await writeStableFiles({ target }, noticeFilesOf(registry, target.name));
    written = known;
  }
}

/** Beside every `embed.js`, those of previews too. */
function noticeFilesOf(registry: Registry, where: string): Files {
  const sites = sitesOf(registry, where);
  const folders = sites.flatMap((site, index) =>
    [`${site.slug}/`, ...(index === 0 ? [''] : [])].map((folder) => ({ site, folder })),
  );
  return new Map(
    Object.entries(registry.workspaces)
      .filter(([name]) => isRemote(name))
      .flatMap(([name, { previews = [] }]) =>
        ['', ...previews.map((preview) => `${previewFolder(preview.name)}/`)].map(
          (place) => `${name}/${place}`,
        ),
      )
      .flatMap((place) =>
        folders.map(({ site, folder }) => [
          `${place}${folder}${noticeFile}`,
          Buffer.from(toNoticeText(registry.notices, site)),
        ]),
      ),
  );
}

/** A page host of before there were notices would ask for none. */
async function assertPagesAsk(target: ReleaseTarget): Promise<void> {
  const { embed } = (await readRegistry(target)).workspaces;
  const facts = embed && (await target.read(`embed/${embed.current}/release.json`));
  if (facts && 'notice.js' in (JSON.parse(facts.toString()) as ReleasedFacts).files) return;
  throw new ReleaseError(
    embed
      ? `embed ${embed.current} on ${target.name} knows no notices. Run npm run release -w embed first.`
      : `Nothing has been released to ${target.name} yet: there is no page to show a notice on.`,
  );
}
