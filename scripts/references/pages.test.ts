import { readFileSync } from 'node:fs';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { leadEvent } from 'reference-api/lead-event';
import { parse } from 'valibot';
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

it('docs/reference/lead-webhook.md shows the body of the message as it is sent', () => {
  const page = readFileSync('docs/reference/lead-webhook.md', 'utf8');
  expect(page).toContain(toCode('ts', toShape(toJsonSchema(leadEvent))));
  const [, example = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  const body: unknown = JSON.parse(example);
  expect(parse(leadEvent, body)).toEqual(body);
});
