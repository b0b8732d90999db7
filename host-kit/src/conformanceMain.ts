/** `embed-conformance`, the command. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseContract, readContract } from './conformance/host/contract';
import { exchange } from './conformance/host/exchange';
import { readFixtures, type Fixtures } from './conformance/host/fixtures';
import { formatResults } from './conformance/formatResults';
import { runConformance } from './conformance/runConformance';
import { renderOpenApi } from './contract/openApi';

/** As long as our code waits (API-9). */
const answerLimitMs = 10_000;

const usage = `Usage: embed-conformance <url> [--fixtures=<file>] [--level=<1|2|3>] [--only=<call>,…] [--json] [--contract=<file>]

Tests every call, failure and header of the contract, and reports each difference.
Exit code 0: none; 1: at least one; 2: the suite could not run.`;

/** Calls of each level of docs/your-own-api.md; each level also has those before it. The last one is the whole contract. */
const levels: readonly (readonly string[])[] = [
  ['whoAmIByCookie', 'signIn', 'signInPage', 'signOutPage'],
  [
    'contactMaplehearthAboutMortgageAdvertising',
    'getNMLSLender',
    'parseEmailAddress',
    'parsePhoneNumber',
  ],
];

/** The calls of a level; an empty list means all. Throws for a level that does not exist. */
function callsOfLevel(level: string | undefined): readonly string[] {
  if (level === undefined || level === '3') {
    return [];
  }
  if (level !== '1' && level !== '2') {
    throw new Error(
      `There is no level "${level}". Give --level=1, --level=2 or --level=3.`,
    );
  }
  return levels.slice(0, Number(level)).flat();
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fixtures: { type: 'string' },
      level: { type: 'string' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      contract: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    return undefined;
  }
  const [url = '', ...rest] = positionals;
  if (rest.length > 0 || !URL.canParse(url) || !/^https?:/.test(url)) {
    throw new Error(
      'Give the host: embed-conformance https://www.example --fixtures=conformance.json',
    );
  }
  if (values.level && values.only) {
    throw new Error('Give either --level or --only.');
  }
  const only = [
    ...callsOfLevel(values.level),
    ...values.only.split(',').filter(Boolean),
  ];
  return { ...values, base: new URL(url), only };
}

function readFile(fixtures: string | undefined): Fixtures {
  if (fixtures === undefined) {
    return {};
  }
  try {
    return readFixtures(JSON.parse(readFileSync(fixtures, 'utf8')));
  } catch (error) {
    throw new Error(`--fixtures=${fixtures}: ${String(error)}`, {
      cause: error,
    });
  }
}

type Arguments = NonNullable<ReturnType<typeof readArguments>>;

async function ask({
  base,
  fixtures,
  only,
  json,
  contract: file,
}: Arguments): Promise<void> {
  const contract =
    file === undefined ? parseContract(renderOpenApi()) : readContract(file);
  const unknown = only.find(
    (name) =>
      !contract.operations.some(
        ({ id }) => id.toLowerCase() === name.toLowerCase(),
      ),
  );
  if (unknown !== undefined) {
    throw new Error(`The contract has no call "${unknown}".`);
  }
  const host = { base, contract, fixtures: readFile(fixtures), answerLimitMs };
  const first = await exchange(base, { method: 'HEAD' }, answerLimitMs);
  if (first.kind === 'unanswered') {
    throw new Error(`${base.href} cannot be reached: ${first.why}.`);
  }
  const results = await runConformance(host, only);
  console.log(
    json
      ? JSON.stringify({ url: base.href, results }, null, 2)
      : formatResults(base.href, results),
  );
  process.exitCode = results.some(({ outcome }) => outcome === 'failed')
    ? 1
    : 0;
}

try {
  const asked = readArguments();
  if (asked) {
    await ask(asked);
  } else {
    console.log(usage);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
