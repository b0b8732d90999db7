import { createHash } from 'node:crypto';
import { laterAttribute, laterProperty } from 'embed/hand-overs';
import type {
  LaterFile,
  LaterFiles,
  LaterShell,
  SitePart,
  Stamp,
} from 'embed/release';
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
const markedContent = new RegExp(
  `(?<=<(\\w+) ${laterAttribute}=""[^>]*>).*?(?=</\\1>)`,
  'gs',
);

/**
 * Takes the menus with their styles and what only React's view needs out of a remote's stamp. A shell without marked
 * elements stays whole, and so does every shell for a loader of another time.
 * @param laterCss the rules of the shell that are for its menus alone
 * @param base path of the version's folder from `embed.js`
 */
export function splitStamp(
  stamp: Stamp,
  laterCss: string,
  loader: string,
  base: string,
): SplitStamp {
  const { remote, shell, parts } = stamp;
  const contents: string[] = [];
  const html = shell.html.replace(markedContent, (content) => {
    contents.push(content);
    return '';
  });
  const part = parts?.[remote];
  if (!part || contents.length === 0 || !loader.includes(laterAttribute)) {
    return { first: stamp, later: {} };
  }
  const named = Object.entries(part);
  const ofFirst = named.filter(([name]) => firstMembers.includes(name));
  const ofView = named.filter(([name]) => !firstMembers.includes(name));
  const files = {
    menus: toFile('menus', { css: laterCss, contents } satisfies LaterShell),
    part: toFile('part', Object.fromEntries(ofView)),
  };
  const refer = ({ name, text }: LaterText): LaterFile => [
    base + name,
    integrityOf(text),
  ];
  return {
    first: {
      ...stamp,
      shell: { html, css: shell.css.replace(laterCss, '') },
      parts: {
        ...parts,
        [remote]: {
          ...(Object.fromEntries(ofFirst) as SitePart),
          isFirst: true,
        },
      },
      later: { menus: refer(files.menus), part: refer(files.part) },
    },
    later: Object.fromEntries(
      Object.values(files).map(({ name, text }) => [name, text]),
    ),
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
