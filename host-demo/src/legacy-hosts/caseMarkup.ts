/** What a hostile page brings itself: the files of `host-demo/legacy-cases/<name>/`, each at its place in the page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const casesFolder = path.join(import.meta.dirname, '../../legacy-cases');

/** The parts of a case: end of the head, start of the body, inside the header's element, end of the content. */
export const caseParts = ['head', 'before', 'in-header', 'content'] as const;
export type CaseMarkup = Readonly<Record<(typeof caseParts)[number], string>>;

/** `{nonce}` becomes the nonce of the response; a part without a file is empty. */
export function readMarkup(name: string): CaseMarkup {
  const read = (part: string): string => {
    const file = path.join(casesFolder, name, `${part}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  return Object.fromEntries(caseParts.map((part) => [part, read(part)])) as CaseMarkup;
}

/** Names of the libraries that a page loads: `/legacy/lib/<name>`, or the folder of one that is many files. */
export const librariesOf = ({ head }: CaseMarkup): readonly string[] => [
  ...new Set([...head.matchAll(/\/legacy\/lib\/([\w.-]+)/g)].flatMap(([, name]) => name ?? [])),
];
