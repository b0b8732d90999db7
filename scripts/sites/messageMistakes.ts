/**
 * Messages that a site says in its own words: whether there are such messages (docs/languages.md).
 */
import type { Message, Messages } from 'mortgage-domain/languages/wording';
import { describeUnknown } from './formMistakes';
import { isRecord, type Mistake, type Path } from './mistake';

/** What each workspace of the checkout says. */
export type KnownMessages = Readonly<Record<string, Messages>>;

/** Of a site's file, whatever its form: that is said by others. */
export function findMessageMistakes(site: unknown, known: KnownMessages): readonly Mistake[] {
  const path = ['messages'];
  return entriesOf(isRecord(site) ? site.messages : undefined).flatMap(([workspace, replaced]) => {
    const ours = Object.hasOwn(known, workspace) ? known[workspace] : undefined;
    if (!ours) return [describeUnknown(workspace, Object.keys(known), path)];
    return entriesOf(replaced).flatMap(([key, message]) =>
      Object.hasOwn(ours, key)
        ? examineMessage([...path, workspace, key], message, ours[key] ?? '')
        : [describeUnknown(key, Object.keys(ours), [...path, workspace])],
    );
  });
}

function examineMessage(path: Path, message: unknown, replaced: Message): readonly Mistake[] {
  const known = placesOf(replaced);
  // Plural forms are chosen by it.
  if (typeof replaced === 'object' && !known.includes('{count}')) known.push('{count}');
  const what = known.length > 0 ? `Use ${known.join(', ')}.` : 'Write a text without places.';
  const places = placesOf(message)
    .filter((place) => !known.includes(place))
    .map((place) => ({ path, sentence: `has ${place}: nothing comes into it. ${what}` }));
  return isRecord(message) && message.other === undefined
    ? [
        { path, sentence: 'lacks "other": it stands wherever no other form does. Write it.' },
        ...places,
      ]
    : places;
}

/** `{name}`, in any form of a message, each once. */
export function placesOf(message: unknown): string[] {
  const texts = isRecord(message) ? Object.values(message) : [message];
  return [...new Set(texts.flatMap((text) => String(text).match(/\{\w+\}/g) ?? []))].sort();
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];
