/** docs/reference/host.md: what a page's host must serve, in words. */
import { hostAddresses } from './addresses';
import {
  failuresOfEveryAction,
  failuresOfEveryCall,
  failuresOfEveryPost,
  tooManyRequests,
  unknownAction,
  unreadableBody,
  wrongMethod,
} from 'host-kit/contract/commonFailures';
import type { HostFailure } from 'mortgage-domain/host/hostFailures';
import { headersOfEveryAnswer, hostHeaders } from 'host-kit/contract/answerHeaders';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { toTable, type Reference } from './reference';
import { validCalls } from 'host-kit/contract/validCalls';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { hostOperations, identityTexts } from 'host-kit/contract/operations';
import { splitRequest, toLeaves, toParameters } from 'host-kit/contract/parameters';
import { toShape } from './shape';

const anchor = (name: string): string => name.toLowerCase();

const renderHostPage = (): string =>
  [
    "# What a page's host serves",
    "Made by `npm run references` from `mortgage-domain/src/host`: every call that our code makes, and nothing else. All go to the page's own host and carry its cookies, so that who signs in there is signed in here; [the embedding guide](../proxies.md) says how another host passes them on. The same as OpenAPI 3.1: `openapi.json`, which `npm run build` writes to `dist`, and which host-kit's package and each release of `session-shared` contain. The reference API of the demo answers each example of it as it says (`host-demo/test/hostReference.nodetest.ts`).",
    [
      '- Our code goes by `error`, the name of a failure, whatever its status; caches, proxies and monitors go by the status, so serve both. Anything else that is no 2xx, or cannot be read, is an `UnexpectedError`; no answer, an empty one, or none in 10 seconds is a `ConnectionFailure`.',
      '- Actions are at `{apiBase}/{action}`, by default `/mortgageapi`. GET has its input in the query with dotted keys (`locationRef.zipCode=94110`); above 2047 characters, and by POST, it is JSON in a `text/plain` body with `partnerId` alone in the query.',
      '- A blocked call answers `{ "blockScript": "/path.js" }`, is shown to the visitor as a security check, and is made once more. With the option `bot`, calls carry `x-bot-challenge-mode: cookie`.',
      '- `Invalid token`, answered by any action, drops the visitor and the token.',
      '- A call is answered where it is made: a redirect is no answer.',
      '- `npm run conformance -- <url>` asks a host for all of this and says what is different: [conformance.md](../conformance.md).',
    ].join('\n'),
    '## At a glance',
    toText(
      ['call', 'path', 'by', 'in whose name', 'without it'],
      hostOperations.map(([name, operation]) => [
        `[\`${name}\`](#${anchor(name)})`,
        `${operation.method} \`${operation.path}\``,
        operation.callers.map((caller) => `\`${caller}\``).join(', '),
        operation.identity,
        operation.without,
      ]),
    ),
    "`cookie`: the browser's own session. `caller`: the visitor's token, as `caller` in the input. `nobody`: neither is asked for.",
    '## Headers of answers',
    `Of every answer that is no page: ${headersOfEveryAnswer.map((name) => `\`${name}\``).join(', ')}. Further ones stand with the call or the failure that has them. None opens a call to another origin (\`Access-Control-Allow-Origin\`).`,
    toText(
      ['header', 'says', 'for instance'],
      Object.entries(hostHeaders).map(([name, { meaning, example }]) => [
        `\`${name}\``,
        meaning,
        `\`${example}\``,
      ]),
    ),
    '## Failures of every call',
    'Of any call besides those that stand with it:',
    toFailureTable(failuresOfEveryCall),
    'Of every POST:',
    toFailureTable(failuresOfEveryPost),
    'Of every POST with `application/json`:',
    toFailureTable([unreadableBody, tooManyRequests]),
    '## Failures of every action',
    toFailureTable([...failuresOfEveryAction, wrongMethod, unknownAction]),
    '## Addresses that answers and options name',
    toText(
      ['what', 'named by', 'where it may lie', 'without it'],
      hostAddresses.map(({ what, namedBy, rule, without }) => [what, namedBy, rule, without]),
    ),
    ...hostOperations.flatMap(([name, operation]) => toSection(name, operation)),
  ].join('\n\n') + '\n';

function toSection(name: string, operation: HostOperation): readonly string[] {
  const {
    method,
    path,
    movedBy,
    when,
    identity,
    errors,
    source,
    answer,
    answerHeaders = [],
  } = operation;
  const example = validCalls[name] ?? {};
  return [
    `## ${name}`,
    `${method} \`${path}\`${movedBy ? ` (the option \`${movedBy}\` moves it)` : ''}. When: ${when}. In whose name: ${identityTexts[identity]}. Source: ${source}.`,
    ...toParameterTable(operation),
    ...toBodyText(operation),
    ...(answer ? ['Answer:', code('ts', toShape(toJsonSchema(answer)))] : []),
    ...(example.answer ? ['For instance:', code('json', JSON.stringify(example.answer))] : []),
    ...(answerHeaders.length > 0
      ? [`With ${answerHeaders.map((header) => `\`${header}\``).join(', ')}.`]
      : []),
    ...(errors.length > 0 ? [toFailureTable(errors)] : []),
  ];
}

const toFailureTable = (failures: readonly HostFailure[]): string =>
  toText(
    ['instead', 'status', 'meaning', 'with'],
    failures.map(({ error, status, meaning, carries = [], headers = [] }) => [
      `\`${error}\``,
      String(status),
      meaning,
      [...carries, ...headers].map((name) => `\`${name}\``).join(', '),
    ]),
  );

function toParameterTable(operation: HostOperation): readonly string[] {
  const parameters = toParameters(operation);
  if (parameters.length === 0) return [];
  return [
    toText(
      ['in the address or head', 'form'],
      parameters.map(({ name, required, schema, description }) => [
        `\`${name}\`${required ? ' (always)' : ''}`,
        description ?? `\`${toShape(schema)}\``,
      ]),
    ),
  ];
}

function toBodyText(operation: HostOperation): readonly string[] {
  if (operation.sends === 'text')
    return ['Body: the text of csrf, with `content-type: application/json`.'];
  const { body } = splitRequest(operation);
  if (!body || toLeaves(body).length === 0) return [];
  return [`Body, JSON as \`${operation.sends}\`:`, code('ts', toShape(body))];
}

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const toText = (...table: Parameters<typeof toTable>): string => toTable(...table).join('\n');

export const hostReference: Reference = { file: 'docs/reference/host.md', render: renderHostPage };
