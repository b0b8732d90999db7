import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from 'mortgage-domain/languages/language';
import type { Messages } from 'mortgage-domain/languages/wording';
import { placesOf } from '../sites/siteRules';
import { isTest, programsOf, readText, root, workspaces } from './sources';

const filesIn = (folder: string): readonly string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder))
    : [];
const readMessages = (workspace: string, language: string): Messages =>
  JSON.parse(readText(`${workspace}/messages/${language}.json`)) as Messages;
const speaking = workspaces.filter(
  (workspace) => filesIn(`${workspace}/messages`).length > 0,
);
const categoriesOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

it('the remotes and their session have messages', () => {
  expect(speaking).toEqual([
    'session-shared',
    'header-remote',
    'footer-remote',
    'lender-advertising-remote',
    'access-denied-remote',
  ]);
});

describe.each(speaking)('the messages of %s', (workspace) => {
  const english = readMessages(workspace, defaultLanguage);
  const programs = programsOf(`${workspace}/src`)
    .filter((file) => !isTest(file))
    .map(readText)
    .join('\n');

  it('are there in each language, and its default content in each but its own', () => {
    const files = languages.map((language) => `${language}.json`).sort();
    expect([...filesIn(`${workspace}/messages`)].sort()).toEqual(files);
    const content = filesIn(`${workspace}/content`);
    if (content.length > 0) {
      expect([...content].sort()).toEqual(
        files.filter((file) => file !== `${defaultLanguage}.json`),
      );
    }
  });

  it.each(languages)(
    'are complete in %s, without a further or an empty one',
    (language) => {
      const messages = readMessages(workspace, language);
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
      const texts = Object.values(messages).flatMap((one) =>
        typeof one === 'string' ? [one] : Object.values(one),
      );
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    },
  );

  it.each(languages)(
    'have the same places in %s, and every plural form',
    (language) => {
      const messages = readMessages(workspace, language);
      const facts = (known: Messages, key: string) => [
        key,
        placesOf(known[key] ?? ''),
        typeof known[key] === 'object',
      ];
      const keys = Object.keys(english);
      expect(keys.map((key) => facts(messages, key))).toEqual(
        keys.map((key) => facts(english, key)),
      );
      for (const message of Object.values(messages)) {
        if (typeof message === 'object') {
          expect(Object.keys(message).sort()).toEqual(categoriesOf(language));
        }
      }
    },
  );

  it('are all used by its programs', () => {
    const isSaid = (key: string) =>
      programs.includes(`'${key}'`) ||
      partsOf(key).some(
        ([before, after]) =>
          programs.includes('`' + before + '${') &&
          programs.includes('}' + after + '`'),
      );
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([]);
  });
});

/** Both halves of `error.name`: a program may build one of them at run time. */
function partsOf(key: string): readonly (readonly [string, string])[] {
  const dot = key.indexOf('.');
  if (dot < 0) {
    return [];
  }
  return [
    [key.slice(0, dot + 1), ''],
    ['', key.slice(dot)],
  ];
}
