/**
 * What no form can say: rules about a site's file that look at more than one value, or at what a
 * text means.
 */
import { findClosestWord } from 'host-demo/closest-word';
import { isHostOf } from 'mortgage-domain/links/ownLinks';
import { namePlaces } from 'mortgage-domain/site/fillNames';
import { formatPath, formatValue, isRecord, type Json, type Mistake, type Path } from './mistake';

/** A text of the file, whatever the file's form. */
interface Text {
  readonly path: Path;
  readonly text: string;
}

/** `folder`: the name of the file's folder. */
export function findRuleMistakes(site: unknown, folder: string): readonly Mistake[] {
  if (!isRecord(site)) return [];
  const texts = listTexts(site, []);
  return [
    ...checkSlug(site, folder),
    ...texts.flatMap(checkPlaces),
    ...texts.flatMap((text) => checkOwnHost(text, site.mainDomain)),
    ...checkScript(site),
    ...checkUnique(menuKeys(site), 'name', 'the server tells them apart by it'),
    ...checkUnique(
      keysOf(site, ['header', 'account']),
      'name',
      'the server tells them apart by it',
    ),
    ...findLinkLists(site, []).flatMap((links) =>
      checkUnique(links, 'address', 'the same link twice in one list helps nobody'),
    ),
  ];
}

function checkSlug({ slug }: Json, folder: string): readonly Mistake[] {
  if (typeof slug !== 'string' || slug === folder) return [];
  const how = `Write "${folder}", or rename the folder to sites/${slug}.`;
  return [
    {
      path: ['slug'],
      sentence: `is ${formatValue(slug)}: the folder is sites/${folder}, and a site has one name everywhere. ${how}`,
    },
  ];
}

/** Where the site's names are filled in, and which of them. */
const filled: Readonly<Record<string, readonly string[]>> = {
  header: Object.keys(namePlaces),
  footer: Object.keys(namePlaces),
  lenderPage: ['productName'],
  paths: ['accountPrefix'],
};

function checkPlaces({ path, text }: Text): readonly Mistake[] {
  const [part] = path;
  // In a regular expression braces count; messages have places of their own.
  if (part === 'tidHostPattern' || part === 'messages') return [];
  const known = filled[String(part)] ?? [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([place, name = '']) =>
    known.includes(name) ? [] : [{ path, sentence: `has ${place}: ${describePlace(name, known)}` }],
  );
}

function describePlace(name: string, known: readonly string[]): string {
  if (known.length === 0)
    return 'names are filled in in header, footer, lenderPage and paths alone. Write it out.';
  const meant = findClosestWord(name, known);
  return meant
    ? `people would read it as it stands. Did you mean {${meant}}?`
    : `people would read it as it stands. Known here: ${known.map((one) => `{${one}}`).join(', ')}.`;
}

/** LNK-1. Other hosts of the company may be led to: they are other pages. */
function checkOwnHost({ path, text }: Text, mainDomain: unknown): readonly Mistake[] {
  const isLink = ['href', 'home', 'messagingHref'].includes(String(path.at(-1)));
  if (!isLink || typeof mainDomain !== 'string' || !URL.canParse(text)) return [];
  const { host, pathname, search, hash } = new URL(text);
  if (host !== mainDomain && host !== `www.${mainDomain}`) return [];
  return [
    {
      path,
      sentence:
        `is ${formatValue(text)}: it would lead away from any other host that shows the page, ` +
        `such as a test system's. Write the path alone: "${pathname}${search}${hash}".`,
    },
  ];
}

/** OPN-110. */
function checkScript({ footer, mainDomain }: Json): readonly Mistake[] {
  const js = isRecord(footer) ? footer.js : undefined;
  if (typeof js !== 'string' || js === '') return [];
  const isPath = js.startsWith('/') && !js.startsWith('//');
  if (isPath || (URL.canParse(js) && isHostOf(new URL(js).hostname, String(mainDomain)))) return [];
  return [
    {
      path: ['footer', 'js'],
      sentence:
        `is ${formatValue(js)}: a script runs only from the page's own origin. ` +
        'Write its path, such as /consent.js.',
    },
  ];
}

/** `what` the texts are of, and why no two may be the same. */
function checkUnique(texts: readonly Text[], what: string, why: string): readonly Mistake[] {
  return texts.flatMap(({ path, text }, index) => {
    const first = texts.slice(0, index).find((other) => other.text === text);
    return first
      ? [
          {
            path,
            sentence:
              `is ${formatValue(text)}, as is ${formatPath(first.path)}: ${why}. ` +
              `Write another ${what}, or take one of the two away.`,
          },
        ]
      : [];
  });
}

const menuKeys = (site: Json): readonly Text[] => [
  ...keysOf(site, ['header', 'main']),
  ...keysOf(site, ['header', 'marketing']),
];

function keysOf(site: Json, path: readonly [string, string]): readonly Text[] {
  const [part, list] = path;
  const items = isRecord(site[part]) ? site[part][list] : undefined;
  return textsOf(items, path, 'key');
}

/** The addresses of each list of links. */
function findLinkLists(value: unknown, path: Path): readonly (readonly Text[])[] {
  const inner = entriesOf(value).flatMap(([key, one]) => findLinkLists(one, [...path, key]));
  return Array.isArray(value) ? [textsOf(value, path, 'href'), ...inner] : inner;
}

const textsOf = (items: unknown, path: Path, name: string): readonly Text[] =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    const text = isRecord(item) ? item[name] : undefined;
    return typeof text === 'string' ? [{ path: [...path, index, name], text }] : [];
  });

function listTexts(value: unknown, path: Path): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return entriesOf(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isRecord(value) ? Object.entries(value) : [];
}
