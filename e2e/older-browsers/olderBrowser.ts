/** Takes features from Chromium that older browsers lack: by a script before the page's first, or by a change in its files. */
import type { Page } from '@playwright/test';
import { alterFiles } from '../hosts/alteredFiles';

interface Absence {
  readonly remove?: () => void;
  /** A word that such a browser does not support. In every file it is replaced by one that no browser supports. */
  readonly unknown?: RegExp;
}

/** In the words of docs/browsers.md, which says what visitors get without each. */
const absences = {
  // Attributes, methods and `:popover-open` at once.
  'Popover API': { unknown: /popover/gi },
  // Their `name` makes them exclusive: in markup, in the loader's string, and for React.
  'exclusive `<details>`': {
    remove: () => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'),
    unknown: /name(?=(?:=\\?"|:"|: ?')mobile-section)/g,
  },
  'constructable style sheets': {
    remove: () => {
      const { prototype } = CSSStyleSheet;
      for (const name of ['replace', 'replaceSync']) {
        Reflect.deleteProperty(prototype, name);
      }
      for (const holder of [Document.prototype, ShadowRoot.prototype]) {
        Reflect.deleteProperty(holder, 'adoptedStyleSheets');
      }
      const refuse = Object.assign(
        () => {
          throw new TypeError('Illegal constructor');
        },
        { prototype },
      );
      Object.assign(window, { CSSStyleSheet: refuse });
    },
  },
  'declarative shadow DOM': { unknown: /shadowrootmode/g },
  'container queries': { unknown: /@container|container-type/g },
  'anchor positioning': { unknown: /anchor\(/g },
  '`AbortSignal.any`': {
    remove: () => Reflect.deleteProperty(AbortSignal, 'any'),
  },
  '`BroadcastChannel`': {
    remove: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  },
  'Web Locks': {
    remove: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  },
  'Navigation API': {
    remove: () => Reflect.deleteProperty(window, 'navigation'),
  },
  '`scheduler`': { remove: () => Reflect.deleteProperty(window, 'scheduler') },
  '`URL.canParse`': { remove: () => Reflect.deleteProperty(URL, 'canParse') },
  '`Promise.withResolvers`': {
    remove: () => Reflect.deleteProperty(Promise, 'withResolvers'),
  },
} satisfies Readonly<Record<string, Absence>>;

export type BrowserNeed = keyof typeof absences;
export const browserNeeds = Object.keys(absences) as readonly BrowserNeed[];

/** The page's browser has none of these. Call it before the page is opened. */
export async function makeOlder(
  page: Page,
  names: readonly BrowserNeed[],
): Promise<void> {
  const missing: readonly Absence[] = names.map((name) => absences[name]);
  for (const { remove } of missing) {
    if (remove) {
      await page.addInitScript(remove);
    }
  }
  const unknown = missing.flatMap((absence) => absence.unknown ?? []);
  if (unknown.length > 0) {
    await alterFiles(page, (text) => forget(text, unknown));
  }
}

const forget = (text: string, unknown: readonly RegExp[]): string =>
  unknown.reduce(
    (rest, word) => rest.replace(word, (known) => known.replace(/^@?/, '$&x')),
    text,
  );
