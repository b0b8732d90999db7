import { readFileSync } from 'node:fs';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { leadEvent } from 'reference-api/lead-event';
import { parse } from 'valibot';
import { readMembers } from './docstrings';
import { references } from './pages';
import { toCode } from './reference';
import { toShape } from './shape';

describe.each(references)('$file', ({ file, render }) => {
  it('is as `npm run references` writes it', () => {
    expect(readFileSync(file, 'utf8')).toBe(render());
  });

  it('has no rule ids', () => {
    expect(render()).not.toMatch(/\b[A-Z]{3,4}-\d+\b|\([A-Z]?\d\d\)/);
  });
});

const contract = readFileSync('embed/src/contract/contract.ts', 'utf8');
const namesOf = (name: string) =>
  readMembers(contract, name).map((member) => member.name);
const reasons = [...contract.matchAll(/^ {2}\| '(\w+)'/gm)].map(
  ([, reason = '']) => reason,
);

it.each([
  [
    'events',
    [...namesOf('PageEvents').map((name) => `mortgage:${name}`), ...reasons],
  ],
  ['page-api', [...namesOf('MortgageEmbed'), ...namesOf('MountHandle')]],
])(
  'docs/reference/%s.md has a row for each name of the contract, and no other',
  (file, names) => {
    const page = readFileSync(`docs/reference/${file}.md`, 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+(?::\w+)?)/gm)].map(
      ([, name]) => name,
    );
    expect(rows).toEqual(names);
  },
);

it('docs/reference/lead-webhook.md shows the body of the message as it is sent', () => {
  const page = readFileSync('docs/reference/lead-webhook.md', 'utf8');
  expect(page).toContain(toCode('ts', toShape(toJsonSchema(leadEvent))));
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  const body: unknown = JSON.parse(example);
  expect(parse(leadEvent, body)).toEqual(body);
});
