/** Tags that are pinned to a version, or show a preview. */
import { fine, risk, type Examination, type Finding } from './finding';
import type { PinFacts, PinnedRelease } from './readPins';
import { readTagAddress } from './tagAddress';

/** A release is taken off its target when ten newer ones have followed. */
const releasesKept = 10;
const manyReleases = 7;
const oldDays = 90;

export const pinsAreFresh: Examination = ({ pins }) => pins.flatMap(examinePin);

function examinePin({ remote, version, hasIntegrity, release }: PinFacts): readonly Finding[] {
  const unchecked = hasIntegrity
    ? []
    : [
        risk(
          `${remote} is pinned to ${version} without integrity, so that nothing checks what comes.`,
          'Paste the whole tag of pin.json beside its embed.js, with integrity and crossorigin.',
        ),
      ];
  return [release ? judge(remote, version, release) : unreadable(remote, version), ...unchecked];
}

const unreadable = (remote: string, version: string): Finding =>
  risk(
    `${remote} is pinned to ${version}, and its target does not say how old that is.`,
    'Look whether pin.json lies beside its embed.js: a version goes when ten newer ones have followed it.',
  );

function judge(
  remote: string,
  version: string,
  { releasedAt, ageDays, current, newerReleases, nextPin }: PinnedRelease,
): Finding {
  const pin = `${remote} is pinned to ${version} of ${releasedAt.slice(0, 10)}`;
  if (version === current) return fine(`${pin}, which is current.`);
  const followed = newerReleases === undefined ? '' : `, ${newerReleases} released after it`;
  const what = `${pin}, ${ageDays} days old; current is ${current}${followed}.`;
  const isOld = ageDays > oldDays || (newerReleases ?? releasesKept) >= manyReleases;
  if (!isOld) return fine(what);
  return risk(
    what,
    `Paste the tag of ${nextPin}: nothing of what was mended since reaches this page, and after ${releasesKept} newer releases its files go.`,
  );
}

/** All tags of a page share one session: a pinned one may run with those of one that floats. */
export const allArePinnedOrNone: Examination = ({ page }) => {
  const isPinned = (tag: (typeof page.tags)[number]) => readTagAddress(tag).version !== undefined;
  const pinned = page.tags.filter(isPinned);
  const floating = page.tags.filter((tag) => !isPinned(tag));
  if (pinned.length === 0 || floating.length === 0) return [];
  const namesOf = (tags: typeof page.tags) => tags.map(({ remote }) => remote).join(', ');
  return [
    risk(
      `Pinned: ${namesOf(pinned)}; not pinned: ${namesOf(floating)}. They share one session and page host, which may be those of the others.`,
      'Pin all tags of a page or none.',
    ),
  ];
};

export const nothingIsPreviewed: Examination = ({ page }) =>
  page.tags.flatMap((tag) => {
    const { preview } = readTagAddress(tag);
    if (preview === undefined) return [];
    return [
      risk(
        `${tag.remote} is shown from the preview "${preview}", which goes by itself after two weeks.`,
        `Take /preview/${preview} out of the tag's address for a page that visitors see.`,
      ),
    ];
  });
