/** docs/reference/events.md, page-api.md and hand-overs.md: what a page may rely on, from embed/src/contract. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAlternatives, readConstants, readDocstring, readMembers } from './docstrings';
import { toTable, type Reference } from './reference';

const read = (file: string): string =>
  readFileSync(path.join(process.cwd(), 'embed/src/contract', file), 'utf8');
const toPage = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;
const madeFrom = (file: string): string =>
  `Made by \`npm run references\` from \`embed/src/contract/${file}\`.`;

export const eventsReference: Reference = {
  file: 'docs/reference/events.md',
  render() {
    const contract = read('contract.ts');
    const rows = readMembers(contract, 'PageEvents').map(({ name, docstring, text }) => [
      `\`mortgage:${name}\``,
      docstring,
      `\`${text}\``,
    ]);
    const reasons = readAlternatives(contract, 'RemoteFailureReason').map(({ name, docstring }) => [
      name.startsWith("'") ? `\`${name.slice(1, -1)}\`` : 'another name',
      docstring,
    ]);
    return toPage(
      '# Events',
      `${madeFrom('contract.ts')} They bubble, so that the document hears all of them; \`mortgageEmbed.on(name, listener)\` takes the name without its prefix and gives the detail alone. None carries personal data but the user's id.`,
      toTable(['event', 'when', '`detail`'], rows).join('\n'),
      "```js\ndocument.addEventListener('mortgage:remoteFailed', ({ detail }) => console.log(detail.remote, detail.reason));\n```",
      '## Reasons of `remoteFailed`',
      readDocstring(contract, 'RemoteFailureReason'),
      toTable(['reason', 'meaning'], reasons).join('\n'),
      'The remote is tried again when the browser is back online or somebody looks at the page again; `remoteReady` follows when it has started after all.',
    );
  },
};

export const pageApiReference: Reference = {
  file: 'docs/reference/page-api.md',
  render() {
    const contract = read('contract.ts');
    const toRows = (name: string) =>
      readMembers(contract, name).map(({ docstring, text }) => [
        `\`${text.replace(/;$/, '')}\``,
        docstring,
      ]);
    return toPage(
      '# `window.mortgageEmbed`',
      `${madeFrom('contract.ts')} ${readDocstring(contract, 'MortgageEmbed')}`,
      toTable(['method', 'what it does'], toRows('MortgageEmbed')).join('\n'),
      'Until the first tag of ours has run there is no `mortgageEmbed`: a script of yours that comes earlier waits for `mortgage:remoteReady`.',
      '## A mount handle',
      readDocstring(contract, 'MountHandle'),
      toTable(['method', 'what it does'], toRows('MountHandle')).join('\n'),
    );
  },
};

export const handOversReference: Reference = {
  file: 'docs/reference/hand-overs.md',
  render() {
    const rows = readConstants(read('handOvers.ts')).map(({ name, docstring, text }) => {
      const [, where = '', what = ''] = /^(.*?): (.*)$/.exec(docstring) ?? [];
      if (!what) throw new Error(`${name}: a docstring says "<where>: <what>".`);
      return [`\`${text}\``, where, what];
    });
    return toPage(
      '# Hand-overs',
      `${madeFrom('handOvers.ts')} Every name by which our files find each other or the page finds them; besides, \`window.mortgageEmbed\` ([page-api.md](page-api.md)). One may be added, none changes its meaning. What each keeps of a visitor, and for how long: [privacy.md](../privacy.md).`,
      toTable(['name', 'where', 'what'], rows).join('\n'),
    );
  },
};
