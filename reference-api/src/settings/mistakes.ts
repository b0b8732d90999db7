/** What cannot be used of an environment: a line for each mistake, with how to mend it. */
import { getMetadata, type BaseIssue, type GenericSchema } from 'valibot';
import { findClosestWord } from './closestWord';
import type { SettingFacts } from './values';

type Rows = Readonly<Record<string, GenericSchema>>;

export const factsOf = (row: GenericSchema): SettingFacts & { readonly description?: string } =>
  getMetadata(row);

export const describeMistakes = (
  issues: readonly BaseIssue<unknown>[],
  rows: Rows,
): readonly string[] =>
  issues.map(({ path, input, message }) => {
    const name = String(path?.[0]?.key);
    const isSecret = rows[name] && factsOf(rows[name]).isSecret;
    const given = isSecret || typeof input !== 'string' ? name : `${name}=${JSON.stringify(input)}`;
    return `${given} cannot be used. ${message}`;
  });

/** Most of the environment is other programs': only a name that differs from ours in a letter of five or less is a mistake. */
const toMostMistakes = (length: number): number => Math.floor(length / 5);

export const findMisspelled = (
  given: readonly string[],
  known: readonly string[],
): readonly string[] =>
  given.flatMap((name) => {
    const meant = known.includes(name) ? undefined : findClosestWord(name, known, toMostMistakes);
    return meant
      ? [`${name} is set, and nothing reads it. Did you mean ${meant}? Rename it, or unset it.`]
      : [];
  });
