/**
 * Rules that no page of ours calls: for the pages of other teams. Each says so by an example in its docstring, and stands in a
 * table of mortgage-domain/README.md that is made from these.
 */
import type { Repository } from './repository';
import { findDeclaration, reach } from './reach';

export interface Example {
  /** An expression with what its file exports. */
  readonly expression: string;
  /** An expression with the same value. */
  readonly value: string;
}

/** `@example isZipCode('90210') // true`, any number of them. */
export const readExamples = (docstring: string): readonly Example[] =>
  [...docstring.matchAll(/@example\s+(.+?) \/\/ (.+?)(?:\s*\*\/)?$/gm)].map(
    ([, expression = '', value = '']) => ({ expression, value }),
  );

export interface Offer {
  readonly file: string;
  readonly name: string;
  /** Where it is declared, as `file#name`. */
  readonly place: string;
  readonly examples: readonly Example[];
}

export interface Offers {
  /** Used by nothing of ours, with an example for others. */
  readonly library: readonly Offer[];
  /** Used by nothing, and said to be for nobody. */
  readonly unused: readonly Offer[];
}

export function findOffers(repository: Repository): Offers {
  const running = reach(repository, repository.roots);
  const idle = repository.offered
    .flatMap((file) => offersOf(repository, file))
    .filter(({ place }) => !running.has(place));
  const library = idle.filter(({ examples }) => examples.length > 0);
  const needed = reach(
    repository,
    [],
    library.map(({ place }) => place),
  );
  return { library, unused: idle.filter(({ place }) => !needed.has(place)) };
}

function offersOf(repository: Repository, file: string): readonly Offer[] {
  const names = [...(repository.modules.get(file)?.exports.keys() ?? [])];
  return names.flatMap((name) => {
    const place = findDeclaration(repository, file, name);
    if (!place) return [];
    const [declaredIn = '', local = ''] = place.split('#');
    const docstring = repository.modules.get(declaredIn)?.declarations.get(local)?.docstring ?? '';
    return [{ file, name, place, examples: readExamples(docstring) }];
  });
}

const begin = '<!-- library: made by `npm run library-table` -->';
const end = '<!-- /library -->';

/** The README with the table between its marks; throws where it has none. */
export function withLibraryTable(readme: string, library: readonly Offer[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`mortgage-domain/README.md needs a place for the table: ${begin} … ${end}`);
  return `${readme.slice(0, from)}${begin}\n\n${toTable(library)}\n\n${readme.slice(to)}`;
}

const toTable = (library: readonly Offer[]): string =>
  ['| rule | module | for instance |', '|---|---|---|', ...library.map(toRow)].join('\n');

const toRow = ({ name, file, examples }: Offer): string => {
  const module = file.replace(/^mortgage-domain\/src\/|\.ts$/g, '');
  const shown = examples.map(({ expression, value }) => `\`${expression}\` → \`${value}\``);
  return `| \`${name}\` | \`${module}\` | ${shown.join('<br>').replaceAll('|', '\\|')} |`;
};
