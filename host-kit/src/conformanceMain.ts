/**
 * `embed-conformance <url> [--fixtures=<file>] [--only=<call>,…] [--json] [--contract=<file>]`: exit code 0 when nothing is
 * different from the contract, 1 when something is, 2 when it could not ask.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContract } from './conformance/host/contract';
import { readFixtures } from './conformance/host/fixtures';
import { formatResults } from './conformance/formatResults';
import { runConformance } from './conformance/runConformance';

/** As long as our code waits (API-9). */
const answerLimitMs = 10_000;
const ownContract = path.join(import.meta.dirname, '../../docs/reference/openapi.json');

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fixtures: { type: 'string' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      contract: { type: 'string', default: ownContract },
    },
  });
  const [url = '', ...rest] = positionals;
  if (rest.length > 0 || !URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(
      'Say which host: embed-conformance https://www.example --fixtures=conformance.json',
    );
  return { ...values, base: new URL(url), only: values.only.split(',').filter(Boolean) };
}

try {
  const { base, fixtures, only, json, contract: file } = readArguments();
  const contract = readContract(file);
  const unknown = only.find(
    (name) => !contract.operations.some(({ id }) => id.toLowerCase() === name.toLowerCase()),
  );
  if (unknown !== undefined) throw new Error(`The contract has no call "${unknown}".`);
  const given: unknown = fixtures === undefined ? {} : JSON.parse(readFileSync(fixtures, 'utf8'));
  const host = { base, contract, fixtures: readFixtures(given), answerLimitMs };
  const results = await runConformance(host, only);
  console.log(
    json ? JSON.stringify({ url: base.href, results }, null, 2) : formatResults(base.href, results),
  );
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
