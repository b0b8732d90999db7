import { createHash } from 'node:crypto';
import { laterProperty, menuAttribute } from 'embed/hand-overs';
import type { LaterFile, LaterFiles, SitePart, Stamp } from 'embed/release';
import { integrityOf } from '../registry/releasedFacts';
import { toLiteral } from './stampTexts';

export interface SplitStamp {
  readonly first: Stamp;
  /** The files that follow it, by their path from `base`. */
  readonly later: Readonly<Record<string, string>>;
}

/** Of a part: what a page needs before React's view. An operator's notice changes no other file. */
const firstMembers: readonly string[] = [
  'id',
  'css',
  'breakpoint',
  'slimPaths',
  'asksFirst',
  'notice',
] satisfies (keyof SitePart)[];

/** No element of a menu holds another of the same name. */
const menuContent = new RegExp(`(?<=<(\\w+) ${menuAttribute}=""[^>]*>).*?(?=</\\1>)`, 'gs');

/**
 * Takes the content of the menus and what only React's view needs out of a remote's stamp. A shell without marked menus
 * stays whole, and so does every shell for a loader of another time.
 * @param base path of the version's folder from `embed.js`
 */
export function splitStamp(stamp: Stamp, loader: string, base: string): SplitStamp {
  const { remote, shell, parts } = stamp;
  const menus: string[] = [];
  const html = shell.html.replace(menuContent, (menu) => {
    menus.push(menu);
    return '';
  });
  const part = parts?.[remote];
  if (!part || menus.length === 0 || !loader.includes(menuAttribute))
    return { first: stamp, later: {} };
  const named = Object.entries(part);
  const ofFirst = named.filter(([name]) => firstMembers.includes(name));
  const ofView = named.filter(([name]) => !firstMembers.includes(name));
  const files = {
    menus: toFile('menus', menus),
    part: toFile('part', Object.fromEntries(ofView)),
  };
  const refer = ({ name, text }: LaterText): LaterFile => [base + name, integrityOf(text)];
  return {
    first: {
      ...stamp,
      shell: { ...shell, html },
      parts: {
        ...parts,
        [remote]: { ...(Object.fromEntries(ofFirst) as SitePart), isFirst: true },
      },
      later: { menus: refer(files.menus), part: refer(files.part) },
    },
    later: Object.fromEntries(Object.values(files).map(({ name, text }) => [name, text])),
  };
}

type LaterText = Readonly<Record<'name' | 'text', string>>;

/** A script that leaves the value on its own element. */
function toFile(kind: keyof LaterFiles, value: object): LaterText {
  const data = toLiteral(value);
  const hash = createHash('sha256').update(data).digest('hex');
  return {
    name: `${kind}.${hash.slice(0, 8)}.js`,
    text: `try{document.currentScript.${laterProperty}=${data}}catch{}\n`,
  };
}
