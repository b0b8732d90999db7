/** Leads as a file for spreadsheets: UTF-8 with a mark that says so, every cell quoted. Source: OPN-76. */
import { stringify } from 'csv-stringify/sync';
import type { Lead } from '../database/schema';
import { leadColumns } from './leadColumns';

const labels = leadColumns.map(({ label }) => label);

export async function* toCsv(pages: AsyncIterable<readonly Lead[]>): AsyncGenerator<string> {
  yield toLines([labels], { bom: true });
  for await (const page of pages)
    yield toLines(page.map((lead) => leadColumns.map(({ read }) => read(lead))));
}

const toLines = (rows: readonly (readonly string[])[], { bom = false } = {}): string =>
  stringify(
    rows.map((row) => row.map(toPlainText)),
    { bom, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  );

/** A leading character that a spreadsheet would take for a formula, also behind blanks, is made plain text. */
const toPlainText = (text: string): string =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
