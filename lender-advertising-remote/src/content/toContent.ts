import { isRecord } from 'mortgage-domain/wire/isRecord';
import type { LenderPageContent } from './lenderPageContent';

/** Merges the texts of a site or page into ours, by section. An invalid section is skipped with a warning. */
export function toContent(
  given: unknown,
  ours: LenderPageContent,
): LenderPageContent {
  if (!isRecord(given)) {
    return ours;
  }
  const section = (name: keyof LenderPageContent) => {
    const own = ours[name];
    const theirs = given[name];
    if (!isRecord(theirs)) {
      return own;
    }
    const merged: unknown = { ...own, ...theirs };
    if (fits(merged, own)) {
      return merged;
    }
    console.warn(
      `[lender-advertising-remote] content.${name} is left out: write it as content.json has it.`,
    );
    return own;
  };
  const names = Object.keys(ours) as (keyof LenderPageContent)[];
  return Object.fromEntries(
    names.map((name) => [name, section(name)]),
  ) as LenderPageContent;
}

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value);

/** A portrait may also be a picture's address, or be left out. */
const isOtherPortrait = (name: string, value: unknown): boolean =>
  name === 'portrait' && (value === undefined || typeof value === 'string');

/** Texts where texts are, lists of the same kind where lists are. */
function fits<Pattern>(value: unknown, pattern: Pattern): value is Pattern {
  if (isList(pattern)) {
    return (
      isList(value) &&
      value.length > 0 &&
      value.every((item) => fits(item, pattern[0]))
    );
  }
  if (isRecord(pattern)) {
    return (
      isRecord(value) &&
      Object.entries(pattern).every(
        ([name, inner]) =>
          isOtherPortrait(name, value[name]) || fits(value[name], inner),
      )
    );
  }
  return typeof value === 'string';
}
