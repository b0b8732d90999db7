/** Renders docs/reference/settings.md from the schema of the environment. */
import { factsOf } from 'reference-api/setting-facts';
import { environmentRows } from 'reference-api/settings';
import { quote, toPage, toTable, type Reference } from './reference';

export const settingsReference: Reference = {
  file: 'docs/reference/settings.md',
  render() {
    const rows = Object.entries(environmentRows).map(([name, row]) => {
      const { description, default: usual } = factsOf(row);
      if (!description) {
        throw new Error(`variables.ts: ${name} needs a description.`);
      }
      return [
        quote(name),
        usual === undefined ? '–' : quote(String(usual)),
        description,
      ];
    });
    return toPage(
      '# Settings',
      '`npm run references` writes this page from `reference-api/src/settings/variables.ts`: the environment variables of the reference API and its pages. Blanks around a value are removed; an empty value counts as not set. The process lists all mistakes, one per line, and ends with exit code 1; a misspelt name is a mistake too. More: [operating.md](../operating.md).',
      toTable(['variable', 'default', 'what it sets'], rows),
    );
  },
};
