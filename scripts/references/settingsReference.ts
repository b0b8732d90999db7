/** docs/reference/settings.md: the variables of the environment, from the schema that reads them. */
import { factsOf } from 'host-demo/setting-facts';
import { environmentSchema } from 'host-demo/settings';
import { toTable, type Reference } from './reference';

const introduction = `# Settings

Made by \`npm run references\` from \`environmentSchema\` in \`host-demo/src/settings/settings.ts\`. What the reference API and its pages take from the environment. Blanks around a value are cut off, and a variable without a value is not set. The process says all mistakes at once, one on a line, and ends with exit code 1; a variable whose name only resembles one of these is a mistake, too. What they are for: [operating.md](../operating.md).`;

export const settingsReference: Reference = {
  file: 'docs/reference/settings.md',
  render() {
    const rows = Object.entries(environmentSchema.entries).map(([name, row]) => {
      const { description, default: usual } = factsOf(row);
      if (!description) throw new Error(`settings.ts: ${name} needs words: setting('…', …).`);
      return [`\`${name}\``, usual === undefined ? '–' : `\`${usual}\``, description];
    });
    return `${[introduction, toTable(['variable', 'default', 'what it sets'], rows).join('\n')].join('\n\n')}\n`;
  },
};
