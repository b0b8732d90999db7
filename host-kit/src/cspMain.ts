/** `embed-csp <csp.json …> [--own "<policy>"]`: prints the Content-Security-Policy a page must send. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseCspNeeds, toContentSecurityPolicy, type CspNeeds } from './csp';

const usage =
  'Usage: embed-csp <address or file of a csp.json> … [--own "<the page\'s policy so far>"] [--nonce <nonce>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      own: { type: 'string' },
      nonce: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (!values.help && positionals.length === 0) {
    throw new Error(
      `Give at least one csp.json: every remote publishes one next to its embed.js.\n${usage}`,
    );
  }
  const needs = await Promise.all(positionals.map(readNeeds));
  const policy = toContentSecurityPolicy(needs, values.own, values);
  console.log(values.help ? usage : `Content-Security-Policy: ${policy}`);
} catch (error) {
  console.error(toMessage(error));
  process.exitCode = 1;
}

async function readNeeds(place: string): Promise<CspNeeds> {
  const text = await readText(place).catch((error: unknown) => {
    throw new Error(
      `${place} cannot be read (${toMessage(error)}). It is next to embed.js: https://static.example/header-remote/csp.json.`,
    );
  });
  const needs = parseCspNeeds(text);
  if (needs) {
    return needs;
  }
  throw new Error(
    `${place} is not a csp.json of a remote: it has no "directives".`,
  );
}

async function readText(place: string): Promise<string> {
  if (!/^https?:/.test(place)) {
    return readFile(place, 'utf8');
  }
  const response = await fetch(place);
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  return response.text();
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
