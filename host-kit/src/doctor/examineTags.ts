import { seenAttribute } from 'embed/hand-overs';
import {
  broken,
  byCommand,
  distinct,
  fine,
  inPage,
  inWhole,
  risk,
  type Finding,
} from './finding';
import { readTagAddress } from './tagAddress';
import type { PinFacts } from './visit';

/** A target removes a release when ten newer ones exist. */
const releasesKept = 10;
const manyReleases = 7;
const oldDays = 90;

function examinePin({
  remote,
  version,
  hasIntegrity,
  release,
}: PinFacts): readonly Finding[] {
  const unchecked = risk(
    `${remote} is pinned to ${version} without integrity, so the browser does not check the file.`,
    'Copy the whole tag from the pin.json next to its embed.js, with integrity and crossorigin.',
  );
  return [
    examineAge(remote, version, release),
    ...(hasIntegrity ? [] : [unchecked]),
  ];
}

function examineAge(
  remote: string,
  version: string,
  release: PinFacts['release'],
): Finding {
  if (!release) {
    return risk(
      `${remote} is pinned to ${version}, and its server does not say how old that version is.`,
      `Check that pin.json exists next to its embed.js. A version is removed when ${releasesKept} newer ones exist.`,
    );
  }
  const { releasedAt, ageDays, current, newerReleases, nextPin } = release;
  const pin = `${remote} is pinned to ${version} of ${releasedAt.slice(0, 10)}`;
  if (version === current) {
    return fine(`${pin}, the current version.`);
  }
  const newer =
    newerReleases === undefined ? '' : `, ${newerReleases} releases newer`;
  const what = `${pin}, ${ageDays} days old; the current version is ${current}${newer}.`;
  if (ageDays <= oldDays && (newerReleases ?? releasesKept) < manyReleases) {
    return fine(what);
  }
  return risk(
    what,
    `Replace the tag with the one in ${nextPin}. Without it this page gets no fixes, and the files are removed when ${releasesKept} newer releases exist.`,
  );
}

export const tags = [
  byCommand(
    'status',
    'Does the page answer without an error?',
    (status) =>
      status >= 400 &&
      broken(
        `The page answers with status ${status}.`,
        'Repair the page first, or give the address of a page that works.',
      ),
  ),
  inWhole(
    'Is there an embed tag?',
    ({ tags: { length } }) => length === 0 && 'The page has no embed tag.',
    'Add <script async src="https://static.example/header-remote/embed.js"></script>, with the address of your remotes. If a tool has inlined, combined or renamed embed.js, exclude it from that tool.',
    broken,
  ),
  inWhole(
    'Are our scripts as they were written?',
    ({ changedScripts }) =>
      changedScripts.length > 0 &&
      `A tool has changed scripts, which do not run so: ${changedScripts.join(', ')}.`,
    `Exclude them from consent, optimizing and lazy-loading tools, or wait for their consent. In a saved page remove ${seenAttribute}.`,
  ),
  inPage('Does each remote have one tag?', ({ page }) => {
    const remotes = page.tags.map(({ remote }) => remote);
    return distinct(remotes).flatMap((remote) => {
      const count = remotes.filter((other) => other === remote).length;
      return count === 1
        ? []
        : risk(
            `${remote} has ${count} embed tags.`,
            'Keep one tag and remove the others. Often one comes from a template and one from a tag manager.',
          );
    });
  }),
  inWhole(
    'Do all tags show one site?',
    (page) => {
      const sites = distinct(
        page.tags.map((tag) => readTagAddress(tag).site || 'the first one'),
      );
      return (
        sites.length > 1 &&
        `The tags belong to different sites: ${sites.join(', ')}.`
      );
    },
    'Use the same folder before embed.js in every tag. Otherwise the parts of this page show different companies.',
  ),
  byCommand('pins', 'How old are the pinned versions?', (pins) =>
    pins.flatMap(examinePin),
  ),
  inWhole(
    'Are all tags pinned, or none?',
    (page) => {
      const [pinned, floating] = [true, false].map((isPinned) =>
        page.tags
          .filter(
            (tag) => (readTagAddress(tag).version !== undefined) === isPinned,
          )
          .map(({ remote }) => remote)
          .join(', '),
      );
      return (
        !!pinned &&
        !!floating &&
        `Pinned: ${pinned}; not pinned: ${floating}. All remotes of a page share one session, which may come from either version.`
      );
    },
    'Pin all tags of the page or none.',
  ),
];
