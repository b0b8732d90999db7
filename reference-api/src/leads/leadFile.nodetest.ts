import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { leads, type Lead } from '../database/schema';
import {
  leadActionPath,
  openTestApi,
  rowsOf,
  sampleLead,
  signInAs,
  useTestApi,
} from '../testing/testApi';
import { toCsv } from './leadColumns';

// Keeps leads of any age: at its start the server removes old ones, and the date below grows old.
const demo = useTestApi(() =>
  openTestApi({
    leads: { keptDays: 0, calculatorKeptDays: 90, measurementsKeptDays: 90 },
  }),
);

it('shows staff US dates, and writes ISO dates and the partner into the CSV (CON-20 CON-25 OPN-76)', async () => {
  await demo.visitor().act(leadActionPath, {
    ...sampleLead,
    emailAddress: 'dated@lender.example.com',
  });
  await demo.db
    .update(leads)
    .set({ createdAt: new Date('2024-05-31T23:59:00Z') });
  const staff = await signInAs(demo, 'moderator');
  const page = (await staff.get('/mortgage/admin/leads')).body;
  assert.ok(
    page.includes('<td data-label="Received">5/31/2024, 23:59 UTC</td>'),
  );
  assert.ok(
    page.includes('dated@lender.example.com') && !page.includes('2024-05-31'),
  );
  const { body: csv, headers } = await staff.get('/mortgage/admin/leads.csv');
  assert.equal(headers['cache-control'], 'private, no-store');
  assert.ok(csv.includes('dated@lender.example.com'));
  assert.equal(
    csv.trim().split('\r\n').length,
    (await rowsOf(demo.db, 'leads')) + 1,
  );
  assert.match(
    csv,
    /^\uFEFF"Received",.*"Partner"\r\n"2024-05-31T23:59:00.000Z",.*"RD-MAPLEWEB"\r\n/,
  );
});

describe('the file', () => {
  const row: Lead = {
    ...sampleLead,
    partnerId: 'RD-MAPLEWEB',
    id: 1,
    idempotencyKey: 'key',
    nmlsId: null,
    companyName: null,
    utmParams: null,
    createdAt: new Date('2026-05-31T10:00:00Z'),
  };
  async function* pagesOf(...pages: readonly Lead[][]) {
    yield* pages;
  }
  async function readBack(rows: Lead[]): Promise<string[][]> {
    let text = '';
    for await (const part of toCsv(pagesOf(rows))) {
      text += part;
    }
    assert.ok(text.startsWith('\uFEFF'));
    return parse(text, { bom: true });
  }
  it('OPN-76: a program reads every cell back as it was typed, but for a mark before what a spreadsheet would calculate', async () => {
    const hostile = fc.tuple(
      fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00a0', '"', "'"),
      fc.constantFrom('', '=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%'),
      fc.string({ unit: 'grapheme' }),
    );
    const text = fc.oneof(
      hostile.map((parts) => parts.join('')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        text,
        async (firstName, companyName, utm_source) => {
          const [, cells = []] = await readBack([
            {
              ...row,
              firstName,
              companyName,
              partnerId: firstName,
              utmParams: { utm_source },
            },
          ]);
          const [, first, , , , , , company, campaign, partner] = cells;
          for (const [cell, typed] of [
            [first, firstName],
            [company, companyName],
            [campaign, `utm_source=${utm_source}`],
            [partner, firstName],
          ] as const) {
            assert.ok(
              cell === typed || cell === `'${typed}`,
              JSON.stringify([cell, typed]),
            );
            assert.doesNotMatch(cell, /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
  it('OPN-76: is sent page by page: a page is read when the one before it is on its way', async () => {
    let read = 0;
    async function* pages() {
      for (;;) {
        read += 1;
        yield [row];
      }
    }
    const parts = toCsv(pages());
    for (let taken = 0; taken < 3; taken += 1) {
      await parts.next();
    }
    assert.equal(read, 2, 'the head, and two pages');
    await parts.return(undefined);
  });
});
