/** All sites of a checkout and all that is wrong in them, at once. */
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { findFormMistakes } from './formMistakes';
import { readJsonText } from './jsonText';
import { findMessageMistakes, type KnownMessages } from './messageMistakes';
import { formatPath, type PlacedMistake } from './mistake';
import { findRuleMistakes } from './ruleMistakes';

/** A file as it lies there. */
export interface SiteText {
  /** Name of its folder. */
  readonly folder: string;
  /** For messages. */
  readonly file: string;
  readonly text: string;
}

export interface CheckedSites {
  /** Those without a mistake. */
  readonly sites: readonly SiteFile[];
  readonly mistakes: readonly PlacedMistake[];
}

/** `messages`: those that a site may say otherwise. */
export function checkSites(texts: readonly SiteText[], messages: KnownMessages): CheckedSites {
  const checked = texts.map((text) => checkSite(text, messages));
  const sites = checked.flatMap(({ site }) => site ?? []);
  return {
    sites,
    mistakes: [...checked.flatMap(({ mistakes }) => mistakes), ...checkFirst(texts, sites)],
  };
}

interface CheckedSite {
  readonly site?: SiteFile;
  readonly mistakes: readonly PlacedMistake[];
}

function checkSite({ folder, file, text }: SiteText, messages: KnownMessages): CheckedSite {
  // Some editors begin a file with an invisible mark.
  const source = text.replace(/^\uFEFF/, '');
  const json = readJsonText(source);
  if (json.mistakes.length > 0)
    return { mistakes: json.mistakes.map((mistake) => ({ file, ...mistake })) };
  const value: unknown = JSON.parse(source);
  const found = [
    ...findFormMistakes(value),
    ...findRuleMistakes(value, folder),
    ...findMessageMistakes(value, messages),
  ];
  const mistakes = [
    ...found.map(({ path, isKey, sentence }) => ({
      file,
      ...json.placeOf(path, isKey),
      message: `${formatPath(path) || 'The file'} ${sentence}`,
    })),
    ...json.repeated.map(({ path, place }) => ({
      file,
      ...place,
      message: `${formatPath(path)} is there twice: the later one wins, and nobody sees it. Keep one.`,
    })),
  ].sort((one, other) => one.line - other.line || one.column - other.column);
  // Without a mistake it is what the schema says.
  return mistakes.length > 0 ? { mistakes } : { site: value as SiteFile, mistakes };
}

/** At most one site is a target's first. */
function checkFirst(
  texts: readonly SiteText[],
  sites: readonly SiteFile[],
): readonly PlacedMistake[] {
  const [chosen, ...others] = sites.filter(({ first }) => first);
  return others.flatMap(({ slug }) => {
    const site = texts.find(({ folder }) => folder === slug);
    return site
      ? [
          {
            file: site.file,
            ...readJsonText(site.text).placeOf(['first']),
            message:
              `first is true, as in sites/${chosen?.slug ?? ''}: one site of a target is found ` +
              'without its slug. Take it away here or there.',
          },
        ]
      : [];
  });
}
