/** A remote that is new: its name, where it goes, and its first files, which build, pass their tests and show something. */
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

/** Letters and hyphens: a folder, a part of addresses (deploy/nginx.conf), the name of a program's global. */
const nameForm = /^[a-z]+(-[a-z]+)*$/;
const elementForm = /^#[a-z][\w-]*$/i;

/** Throws with advice for what cannot be, or is there already. */
export function toNewRemote(name: string, element: string | undefined, known: Known): NewRemote {
  if (!nameForm.test(name))
    throw new ReleaseError(
      `"${name}" cannot be the name of a remote: it is a folder, a part of addresses and the name of a program. Write lower-case letters, with hyphens between words.`,
    );
  if (known.names.includes(name))
    throw new ReleaseError(
      `There is a folder or a package "${name}" already. Choose another name: npm run new-remote -- our-${name}`,
    );
  const place = element ?? `#${name}`;
  if (!elementForm.test(place))
    throw new ReleaseError(
      `"${place}" cannot be a remote's element: it is found by its id. Say for example --target "#${name}" (in quotes: # begins a comment).`,
    );
  if (known.elements.includes(place))
    throw new ReleaseError(
      `${place} is another remote's element. Choose another one with --target, for example --target "#${name}".`,
    );
  const words = name.split('-');
  return {
    name,
    element: place,
    view: words.map(capitalize).join(''),
    title: capitalize(words.join(' ')),
  };
}

const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Texts = Readonly<Record<string, string>>;

const templateEnding = '.template';

/** The remote's files, inside its folder. */
export function fillTemplates(templates: Texts, remote: NewRemote): Texts {
  const values: Readonly<Record<string, string>> = {
    name: remote.name,
    View: remote.view,
    title: remote.title,
  };
  const fill = (text: string): string =>
    text.replace(/\{\{(name|View|title)\}\}/g, (_place, word: string) => values[word] ?? '');
  return Object.fromEntries(
    Object.entries(templates).map(([file, text]) => [
      fill(file.slice(0, -templateEnding.length)),
      fill(text),
    ]),
  );
}

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Its package.json, with the commands and the exact versions of a remote that is there. */
export function toManifest({ name, title }: NewRemote, modelName: string, model: Manifest) {
  const pick = (wanted: readonly string[], from: Readonly<Record<string, string>>) =>
    Object.fromEntries(wanted.map((one) => [one, from[one] ?? '*']));
  return {
    name,
    version: '0.1.0',
    private: true,
    description: title,
    license: 'MIT',
    type: 'module',
    scripts: JSON.parse(JSON.stringify(model.scripts).replaceAll(modelName, name)) as object,
    exports: { './mount': './src/mount.ts' },
    dependencies: pick(
      ['design-tokens', 'embed', 'mortgage-domain', 'react', 'remote-kit', 'session-shared'],
      model.dependencies,
    ),
    devDependencies: pick(['@testing-library/react'], model.devDependencies),
  };
}

export const formatNewRemote = ({ name, element, view }: NewRemote, port: number): string =>
  `Created ${name}. Builds, tests, releases and pages know it.

  1. npm run dev, then http://127.0.0.1:${port}/legacy/all-remotes shows it in ${element}
  2. Edit ${name}/src/${view}.tsx: each save appears on the open page. Test it: npm test -w ${name}
  3. npm run release -w ${name}, and on a page:
     <div id="${element.slice(1)}"></div>
     <script async src="https://static.example/${name}/embed.js"></script>

The command also added a line to embed/src/contract/remotes.js, package.json and package-lock.json.
Options and texts in other languages: docs/new-remote.md`;
