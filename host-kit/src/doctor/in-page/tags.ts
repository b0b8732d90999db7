import { attempt } from 'embed/attempt';
import {
  addedAttribute,
  pageSymbol,
  readHandOver,
  seenAttribute,
  targetAttribute,
} from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { queryAll, readGlobal } from './ask';
import type { EmbedTag, PageFacts } from './pageReport';

/** By workspace: what the loaders of this page have named. Undefined where none has run. */
type Releases = Readonly<Record<string, { readonly base: string }>> | undefined;

const runnableType = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** The embed tags, also those that a tool has changed so that they do not run. */
export function readTags(): Pick<
  PageFacts,
  'tags' | 'changedScripts' | 'releaseFolders'
> {
  const none: { releases?: Releases } = {};
  const { releases } =
    attempt(() => readHandOver(window, pageSymbol, none)) ?? none;
  const found = queryAll('script').flatMap((script) =>
    readTag(script, releases),
  );
  const isWhole = ({ change }: { readonly change: string | undefined }) =>
    change === undefined;
  const added = queryAll(`script[${addedAttribute}]`).map((script) => ({
    src: script.getAttribute('src') ?? 'a script of the remotes',
    change: findBlockedType(script),
  }));
  return {
    // A consent tool keeps the changed tag next to the copy that runs.
    tags: found.filter(
      (tag) =>
        isWhole(tag) ||
        !found.some((other) => other.remote === tag.remote && isWhole(other)),
    ),
    changedScripts: [...found, ...added].flatMap(({ src, change }) =>
      change === undefined ? [] : `${src} (${change})`,
    ),
    releaseFolders: Object.values(releases ?? {}).map(({ base }) => base),
  };
}

function readTag(script: Element, releases: Releases) {
  for (const name of ['src', ...script.getAttributeNames()]) {
    const value = script.getAttribute(name) ?? '';
    const remote = remotes.find((one) => value.includes(`/${one.name}/`));
    if (!remote || !/\/embed\.js(\?|$)/.test(value)) {
      continue;
    }
    const tag: EmbedTag = {
      remote: remote.name,
      src: name === 'src' ? (script as HTMLScriptElement).src : value,
      selector: script.getAttribute(targetAttribute) || remote.element,
      hasIntegrity: script.hasAttribute('integrity'),
    };
    // A loader that runs has named its remote's release, or at least published the page's API.
    const hasRun = releases
      ? remote.name in releases
      : readGlobal('mortgageEmbed.on');
    const isSaved = script.hasAttribute(seenAttribute) && !hasRun;
    const moved = name === 'src' ? undefined : `its address is in ${name}`;
    const change =
      findBlockedType(script) ??
      moved ??
      (isSaved ? `${seenAttribute} was saved with the page` : undefined);
    return [{ ...tag, change }];
  }
  return [];
}

function findBlockedType(script: Element): string | undefined {
  const type = script.getAttribute('type') ?? '';
  return runnableType.test(type) ? undefined : `type="${type}"`;
}
