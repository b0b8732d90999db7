/** docs/privacy.md: what is kept, sent and told of a visitor, from the lists that the product itself is made by. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { consentEvent, consentKey } from 'embed/hand-overs';
import { personalData, type PersonalTable } from 'host-demo/personal-data';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { readConstants, readMembers } from './docstrings';
import { hostOperations, identityTexts } from './host/operations';
import { keepings } from './keepings';
import { toTable, type Reference } from './reference';

const read = (file: string): string => readFileSync(path.join(process.cwd(), file), 'utf8');

/** Storage and cookies of the hand-overs. Throws for one of which nobody has said how long it is kept. */
export function toKeptRows(handOvers: string): readonly (readonly string[])[] {
  return readConstants(handOvers).flatMap(({ name, docstring, text }) => {
    const [, where = '', what = ''] =
      /^(`localStorage`|`sessionStorage`|Cookie): (.*)$/.exec(docstring) ?? [];
    if (!what) return [];
    const keeping = keepings[name];
    if (!keeping) throw new Error(`keepings.ts does not say why and how long ${name} is kept.`);
    return [[`\`${text}\``, where, what, keeping.why, keeping.howLong]];
  });
}

const toTableRow = ({ table, what, howLong, erasure }: PersonalTable): readonly string[] => [
  `\`${table}\``,
  what,
  howLong,
  erasure.to === 'removed' ? 'removed' : `${erasure.to}: ${erasure.why}`,
];

/** What is sent, by the names of its fields; of nothing but the cookie, nothing. */
const toSentRow = ([name, { path: address, when, identity }]: readonly [string, HostOperation]) => [
  `[\`${name}\`](reference/host.md#${name.toLowerCase()})`,
  `\`${address}\``,
  when,
  identityTexts[identity],
];

export const privacyReference: Reference = {
  file: 'docs/privacy.md',
  render: () =>
    `${[
      '# Privacy',
      "As of 22 November 2026. What our code keeps of a visitor, whom it calls and what it tells the page. The tables are made by `npm run references` from the lists that the product itself is made by. What other servers keep is their owners' to say.",
      "**In short.** Calls go to the page's own host. Others learn of a visitor only so: the origin that our files lie on serves them, without credentials; the real-time service serves those who are signed in and whom the host calls eligible for messages; one-tap's provider, where a page switches it on; and the page's own analytics, after consent. No cookie of ours outlives the moment. Who is signed in stands in the host's cookie, which scripts cannot read; the token that calls carry is in memory only (S04).",
      '## What is kept in the browser',
      toTable(
        ['name', 'where', 'what', 'why', 'how long'],
        toKeptRows(read('embed/src/contract/handOvers.ts')),
      ).join('\n'),
      "Where storage is blocked nothing is kept, and everything works. All of it can be removed with the site's data.",
      '## Whom we call',
      "All on the page's own host. Each carries the cookies of that host, as every request does; those at `/mortgageapi` name the partner of the page's app.",
      toTable(['call', 'path', 'when', 'in whose name'], hostOperations.map(toSentRow)).join('\n'),
      'What a visitor types goes to the host when it is typed (email address, phone number and NMLS ID of the lead form, to be checked) and when it is sent (lead, sign-in). It stands in no address and no log of ours (S10).',
      "Other hosts: the real-time service (PubNub's hosts, or `messagingOrigin`) is told the visitor's id and channel, of visitors who are signed in and eligible, with keys that the page's host gives; the provider of one-tap, only with a `googleClientId`, learns that the page was opened; lenders' own websites, when somebody follows a link, get the id of this visit (`sid`). Our files come from the origin of the script tag, without credentials.",
      '## What the reference API keeps',
      toTable(
        ['table', 'what', 'how long', 'when a person is erased'],
        personalData.map(toTableRow),
      ).join('\n'),
      "Leads go on to the webhook or the mailbox that the server's owner has configured ([operating.md](operating.md#where-leads-go)); what lies there is theirs to erase. `npm run person -- export <email>` gives out all that is held of a person, `npm run person -- erase <email> --yes` removes it. Logs hold none of it (S10).",
      '## What the page is told',
      toTable(
        ['event', 'when', '`detail`'],
        readMembers(read('embed/src/contract/contract.ts'), 'PageEvents').map(
          ({ name, docstring, text }) => [`\`mortgage:${name}\``, docstring, `\`${text}\``],
        ),
      ).join('\n'),
      'Its error reporter, if it names one, is told the name of a problem and never what somebody typed.',
      '## Analytics, consent and Global Privacy Control',
      [
        "- There is no analytics of ours. The page's own object (`productAnalytics`, or what `analyticsGlobal` names) is told of page views, of pressed links, and of who is signed in: the lender's id, else the screen name, else the user's id.",
        `- **Nothing before consent.** With \`analyticsConsent\` at \`ask\`, which it is by default, calls wait until the page's consent script says yes (\`${consentEvent}\`, or \`${consentKey}\` from an earlier page); the last 100 are kept in memory, and a refusal drops them. \`granted\` is for a page that has asked itself. An empty \`analyticsGlobal\` switches all of it off.`,
        '- **A browser that sends Global Privacy Control is never tracked**, whatever the consent script says.',
        "- Consent is about analytics. The calls above are made without it: they are what the visitor came for, but for `getAuthInfo`, which asks the page's own host who the cookie is, with or without consent and Global Privacy Control. Nothing of its answer is told to analytics before consent.",
      ].join('\n'),
    ].join('\n\n')}\n`,
};
