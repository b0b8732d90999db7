/** Rules of a site's file that the schema cannot express. @source ledger LNK-1, OPN-79, OPN-110 */
import { findClosestWord } from 'reference-api/closest-word';
import type { Message, Messages } from 'mortgage-domain/languages/wording';
import { isHostOf } from 'mortgage-domain/links/ownLinks';
import { parseUrl } from 'mortgage-domain/links/parseUrl';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { bareStart } from 'mortgage-domain/site/hostRules';
import {
  formatPath,
  formatValue,
  unknownKey,
  type Mistake,
  type Path,
} from './mistake';

export type KnownMessages = Readonly<Record<string, Messages>>;
interface Text {
  readonly path: Path;
  readonly text: string;
}

export function findRuleMistakes(
  site: unknown,
  folder: string,
  messages: KnownMessages,
): readonly Mistake[] {
  const texts = listTexts(site, []);
  const valueAt = (path: string) =>
    texts.find((one) => formatPath(one.path) === path)?.text;
  const mainDomain = valueAt('mainDomain') ?? '';
  const rules = [
    checkFolder(folder),
    checkPlaces,
    checkRoot,
    checkOwnHost(mainDomain),
    checkScript(mainDomain),
    checkUnique(texts),
    checkMessage(messages),
  ];
  return texts.flatMap((text) => {
    const sentences = rules.map((rule) => rule(text));
    return sentences.flatMap((found) =>
      typeof found === 'string'
        ? { path: text.path, sentence: found }
        : (found ?? []),
    );
  });
}

function listTexts(value: unknown, path: Path): readonly Text[] {
  if (typeof value === 'string') {
    return [{ path, text: value }];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  // Keys of messages count without a text too.
  if (path[0] === 'messages' && Object.keys(value).length === 0) {
    return [{ path, text: '' }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    listTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const checkFolder =
  (folder: string) =>
  ({ path, text }: Text) =>
    formatPath(path) === 'slug' && text !== folder
      ? `is "${text}", but the folder is sites/${folder}. Use the same name for both.`
      : undefined;

const filled: Readonly<Record<string, readonly string[]>> = {
  header: Object.keys(namePlaces),
  footer: Object.keys(namePlaces),
  lenderPage: ['productName'],
  paths: ['accountPrefix'],
  accountPages: ['returnTo'],
};

function checkPlaces({ path: [part], text }: Text) {
  // Regular expressions use braces, and messages have places of their own.
  if (part === 'tidHostPattern' || part === 'messages') {
    return undefined;
  }
  const known = filled[String(part)];
  const name = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, one = '']) => !known?.includes(one),
  );
  if (!name) {
    return undefined;
  }
  if (!known) {
    return `has ${name[0]}: names are filled in only in ${Object.keys(filled).join(', ')}.`;
  }
  const meant = findClosestWord(name[1] ?? '', known);
  const advice = meant
    ? `Did you mean {${meant}}?`
    : `Known here: ${known.map((one) => `{${one}}`).join(', ')}.`;
  return `has ${name[0]}, which is not filled in. ${advice}`;
}

/** Without a slash a browser begins a path at the folder of the page that it is on (OPN-4). Names in a query are free. */
function checkRoot({ path, text }: Text) {
  const address =
    /^(logoUrl|placeholderPhoto)$|(?<!query)\.(href|home|messagingHref|portrait)$/;
  if (bareStart.test(text) && address.test(formatPath(path))) {
    return `is ${formatValue(text)}: it leads elsewhere from each page. Write "/${text}".`;
  }
}

/** Links to the site's own host are paths, so that they work on test systems too. */
const checkOwnHost =
  (mainDomain: string) =>
  ({ path, text }: Text) => {
    if (!['href', 'home', 'messagingHref'].includes(String(path.at(-1)))) {
      return undefined;
    }
    const url = parseUrl(text);
    return url && [mainDomain, `www.${mainDomain}`].includes(url.host)
      ? `is ${formatValue(text)}: it would leave test systems. ` +
          `Write the path alone: "${url.pathname}${url.search}${url.hash}".`
      : undefined;
  };

const checkScript =
  (mainDomain: string) =>
  ({ path, text }: Text) => {
    const isOwn =
      /^(\/(?!\/)|$)/.test(text) ||
      isHostOf(parseUrl(text)?.hostname ?? '', mainDomain);
    return formatPath(path) === 'footer.js' && !isOwn
      ? `is ${formatValue(text)}: scripts run only from the page's own origin. ` +
          'Write a path, such as /consent.js.'
      : undefined;
  };

/** No two menus or account entries have the same key, no two links of a list the same address. */
function checkUnique(texts: readonly Text[]) {
  const groupOf = ({ path }: Text) => {
    if (typeof path.at(-2) !== 'number') {
      return undefined;
    }
    if (path.at(-1) === 'href') {
      return formatPath(path.slice(0, -2));
    }
    return path[0] === 'header' && path.at(-1) === 'key'
      ? path[1] === 'account'
      : undefined;
  };
  return (text: Text) => {
    const group = groupOf(text);
    const first = texts.find(
      (one) => one.text === text.text && groupOf(one) === group,
    );
    return group !== undefined && first && first !== text
      ? `is ${formatValue(text.text)}, as is ${formatPath(first.path)}. Change or remove one of the two.`
      : undefined;
  };
}

const checkMessage =
  (known: KnownMessages) =>
  ({ path: [part, workspace, key], path, text }: Text) => {
    if (part !== 'messages' || typeof workspace !== 'string') {
      return;
    }
    const ours = Object.hasOwn(known, workspace) ? known[workspace] : undefined;
    if (!ours) {
      return unknownKey(path.slice(0, 2), Object.keys(known));
    }
    if (typeof key !== 'string') {
      return;
    }
    const message = Object.hasOwn(ours, key) ? ours[key] : undefined;
    if (message === undefined) {
      return unknownKey(path.slice(0, 3), Object.keys(ours));
    }
    const places = [
      ...placesOf(message),
      ...(typeof message === 'object' ? ['{count}'] : []),
    ];
    const other = placesOf(text).find((place) => !places.includes(place));
    const advice =
      places.length > 0 ? `Use ${places.join(', ')}.` : 'Remove it.';
    return other && `has ${other}, which is not filled in. ${advice}`;
  };

/** `{name}`, in any form of a message, each once. */
export function placesOf(message: Message): string[] {
  const texts =
    typeof message === 'string' ? [message] : Object.values(message);
  return [
    ...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? [])),
  ].sort();
}
