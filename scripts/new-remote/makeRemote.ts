/** A remote that is new: its name, where it goes, and its first files, which build, pass their tests and show something. */
import { capitalize } from 'mortgage-domain/fields/text';
import { ReleaseError } from 'publishing/targets/target';

export interface NewRemote {
  readonly name: string;
  readonly element: string;
  readonly view: string;
  readonly title: string;
}

export interface Known {
  readonly names: readonly string[];
  readonly elements: readonly string[];
}

/** Words with hyphens: a folder, a part of addresses (deploy/nginx.conf), and a program's global, which one word could break. */
const nameForm = /^[a-z]+(-[a-z]+)+$/;
const elementForm = /^#[a-z][\w-]*$/i;

/** Throws with advice for what cannot be, or is there already. */
export function toNewRemote(
  name: string,
  element: string | undefined,
  known: Known,
): NewRemote {
  if (known.names.includes(name)) {
    throw new ReleaseError(
      `There is a folder or a package "${name}" already. Choose another name: npm run new-remote -- our-${name}`,
    );
  }
  if (!nameForm.test(name)) {
    throw new ReleaseError(
      `"${name}" cannot be the name of a remote: it is a folder, a part of addresses and the name of a program. Write two words or more in lower case, with hyphens between them.`,
    );
  }
  const place = element ?? `#${name}`;
  if (!elementForm.test(place)) {
    throw new ReleaseError(
      `"${place}" cannot be a remote's element: it is found by its id. Give for example --target "#${name}" (in quotes: # begins a comment).`,
    );
  }
  if (known.elements.includes(place)) {
    throw new ReleaseError(
      `${place} is another remote's element. Choose another one with --target, for example --target "#${name}".`,
    );
  }
  const words = name.split('-');
  return {
    name,
    element: place,
    view: words.map(capitalize).join(''),
    title: capitalize(words.join(' ')),
  };
}

/** Fills the places of a template, or of its file's name. */
export const fillTemplate = (
  text: string,
  { name, view, title }: NewRemote,
): string =>
  text
    .replaceAll('{{name}}', name)
    .replaceAll('{{View}}', view)
    .replaceAll('{{title}}', title);

/** Its package.json: the model's, with other words and one exposed module. */
export function toManifest(
  { name, title }: NewRemote,
  modelName: string,
  model: string,
): string {
  const manifest = JSON.parse(model.replaceAll(modelName, name)) as object;
  const own = { description: title, exports: { './mount': './src/mount.ts' } };
  return `${JSON.stringify({ ...manifest, ...own }, null, 2)}\n`;
}

export const formatNewRemote = (
  { name, element, view }: NewRemote,
  port: number,
): string =>
  `Created ${name}. Builds, tests, releases and pages know it.

  1. npm run dev, then http://127.0.0.1:${port}/legacy/all-remotes shows it in ${element}
  2. Edit ${name}/src/${view}.tsx: each save appears on the open page. Test it: npm test -w ${name}
  3. npm run release -w ${name}, and on a page:
     <div id="${element.slice(1)}"></div>
     <script async src="https://static.example/${name}/embed.js"></script>

The command also added a line to embed/src/contract/remotes.js, package.json and package-lock.json.
Options and texts in other languages: docs/new-remote.md`;
