/** Messages that a site says in its own words: whether there are such messages (docs/languages.md). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, Messages } from 'mortgage-domain/languages/wording';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';

/** What is wrong with the messages of a site's file, each with its place in it. */
export function findMessageMistakes({ messages = {} }: SiteFile, root: string): readonly string[] {
  return Object.entries(messages).flatMap(([workspace, replaced]) => {
    const place = `messages.${workspace}`;
    const ours = readMessages(root, workspace);
    if (!ours) return [`${place}: There are no messages of that name.`];
    return Object.entries(replaced).flatMap(([key, message]) =>
      examineMessage(message, Object.hasOwn(ours, key) ? ours[key] : undefined).map(
        (mistake) => `${place}.${key}: ${mistake}`,
      ),
    );
  });
}

function examineMessage(message: Message, ours: Message | undefined): readonly string[] {
  if (ours === undefined) return ['There is no such message.'];
  if (typeof message === 'object' && message.other === undefined)
    return ['Write a text for "other" too: it stands wherever no other form does.'];
  const known = placesOf(ours);
  const strangers = placesOf(message).filter((place) => !known.includes(place));
  return strangers.map((place) => `The message has no place ${place}.`);
}

const keysOf = (ours: Messages): string => `It is one of: ${Object.keys(ours).join(', ')}.`;

/** `{name}` in any form of a message. */
export const placesOf = (message: Message): readonly string[] => [
  ...new Set(Object.values(formsOf(message)).flatMap((text) => text.match(/\{\w+\}/g) ?? [])),
];

const formsOf = (message: Message): Readonly<Record<string, string>> =>
  typeof message === 'string' ? { text: message } : message;

/** Undefined for what is no workspace that says something. */
function readMessages(root: string, workspace: string): Messages | undefined {
  const file = path.join(root, workspace, 'messages', `${defaultLanguage}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : undefined;
}
