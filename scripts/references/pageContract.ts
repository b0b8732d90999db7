/** Renders docs/reference/events.md, page-api.md and hand-overs.md from embed/src/contract. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAlternatives, readConstants, readDocstring, readMembers } from './docstrings';
import { quote, toCode, toPage, toTable, type Reference } from './reference';

const read = (file: string): string =>
  readFileSync(path.join(process.cwd(), 'embed/src/contract', file), 'utf8');
const madeFrom = (file: string): string =>
  `\`npm run references\` writes this page from \`embed/src/contract/${file}\`.`;

export const eventsReference: Reference = {
  file: 'docs/reference/events.md',
  render() {
    const contract = read('contract.ts');
    const rows = readMembers(contract, 'PageEvents').map(({ name, docstring, text }) => [
      quote(`mortgage:${name}`),
      docstring,
      quote(text),
    ]);
    const reasons = readAlternatives(contract, 'RemoteFailureReason').map(({ name, docstring }) => [
      name.startsWith("'") ? quote(name.slice(1, -1)) : 'another name',
      docstring,
    ]);
    return toPage(
      '# Events',
      `${madeFrom('contract.ts')} The events bubble to the document. \`mortgageEmbed.on(name, listener)\` takes the name without its prefix and passes the detail alone. The user's id is the only personal data in them.`,
      toTable(['event', 'when', '`detail`'], rows),
      toCode(
        'js',
        "document.addEventListener('mortgage:remoteFailed', ({ detail }) => console.log(detail.remote, detail.reason));",
      ),
      '## Reasons of `remoteFailed`',
      readDocstring(contract, 'RemoteFailureReason'),
      toTable(['reason', 'meaning'], reasons),
      'The page host tries again when the browser is back online or the visitor returns to the page. `remoteReady` follows when the remote has started.',
    );
  },
};

export const pageApiReference: Reference = {
  file: 'docs/reference/page-api.md',
  render() {
    const contract = read('contract.ts');
    const toMembers = (name: string): string =>
      toTable(
        ['member', 'what it does'],
        readMembers(contract, name).map((member) => [
          quote(member.isMethod ? member.text : `${member.name}: ${member.text}`),
          member.docstring,
        ]),
      );
    return toPage(
      '# `window.mortgageEmbed`',
      `${madeFrom('contract.ts')} ${readDocstring(contract, 'MortgageEmbed')}`,
      toMembers('MortgageEmbed'),
      '`mortgageEmbed` exists once the first embed tag has run. A script of the page that runs earlier waits for `mortgage:remoteReady`.',
      '## A mount handle',
      readDocstring(contract, 'MountHandle'),
      toMembers('MountHandle'),
    );
  },
};

export const handOversReference: Reference = {
  file: 'docs/reference/hand-overs.md',
  render() {
    const rows = readConstants(read('handOvers.ts')).map(({ name, docstring, text }) => {
      const [, where = '', what = ''] = /^(.*?): (.*)$/.exec(docstring) ?? [];
      if (!what) throw new Error(`${name}: its docstring must be "<where>: <what>".`);
      return [quote(text), where, what];
    });
    return toPage(
      '# Hand-overs',
      `${madeFrom('handOvers.ts')} Every name through which the programs of the remotes find each other, or the page finds them. \`window.mortgageEmbed\` has its own page: [page-api.md](page-api.md). A release may add names; it never changes a meaning. What each keeps of a visitor, and for how long: [privacy.md](../privacy.md).`,
      toTable(['name', 'where', 'what'], rows),
    );
  },
};
