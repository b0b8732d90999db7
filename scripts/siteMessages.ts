/** Messages that a site says in its own words: whether there are such messages (docs/languages.md). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import type { Message, Messages } from 'mortgage-domain/languages/wording';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';

/** What is wrong with the messages of a site's file, each with its place in it. */
export function findMessageMistakes({ messages = {} }: SiteFile, root: string): readonly string[] {
  return Object.entries(messages).flatMap(([workspace, replaced]) => {
    const place = `messages.${workspace}`;
    const ours = readMessages(root, workspace);
    if (!ours) return [`${place}: No workspace of that name has messages.`];
    return Object.entries(replaced).flatMap(([key, message]) =>
      examineMessage(key, message, ours).map((mistake) => `${place}.${key}: ${mistake}`),
    );
  });
}

function examineMessage(key: string, message: Message, ours: Messages): readonly string[] {
  const replaced = Object.hasOwn(ours, key) ? ours[key] : undefined;
  if (replaced === undefined)
    return [`There is no such message. Write one of ${Object.keys(ours).join(', ')}.`];
  if (typeof message === 'object' && message.other === undefined)
    return ['Write a text for "other": it stands wherever no other form does.'];
  const known = placesOf(replaced);
  return placesOf(message)
    .filter((place) => !known.includes(place))
    .map((place) => `Nothing comes into the place ${place}. ${sayPlaces(known)}`);
}

const sayPlaces = (known: readonly string[]): string =>
  known.length > 0 ? `Use ${known.join(', ')}.` : 'Write a text without places.';

/** `{name}`, in any form of a message, each once. */
export const placesOf = (message: Message): readonly string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
};

/** Undefined for what is no workspace that says something. */
function readMessages(root: string, workspace: string): Messages | undefined {
  const file = path.join(root, workspace, 'messages', `${defaultLanguage}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : undefined;
}
