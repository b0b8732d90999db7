/** Renders docs/reference/host.md: every call that a page's host must serve. */
import {
  headersOfEveryAnswer,
  hostHeaders,
} from 'host-kit/contract/answerHeaders';
import {
  failuresOfEveryAction,
  failuresOfEveryCall,
  failuresOfEveryPost,
  tooManyRequests,
  unknownAction,
  unreadableBody,
  wrongMethod,
} from 'host-kit/contract/commonFailures';
import { toJsonSchema } from 'host-kit/contract/jsonSchema';
import { hostOperations, identityTexts } from 'host-kit/contract/operations';
import {
  splitRequest,
  toLeaves,
  toParameters,
} from 'host-kit/contract/parameters';
import { validCalls } from 'host-kit/contract/validCalls';
import type { HostFailure } from 'mortgage-domain/host/hostFailures';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { quote, toCode, toPage, toTable, type Reference } from './reference';
import { toShape } from './shape';

const introduction = [
  "# What a page's host serves",
  "`npm run references` writes this page from `mortgage-domain/src/host`: every call that the remotes make to the page's own host. Each call carries the host's cookies, so a visitor who signs in there is signed in here. [proxies.md](../proxies.md) says how another host passes the calls on. `npm run build` writes the same contract as OpenAPI 3.1 to `dist/openapi.json`; host-kit's package and each release of `session-shared` contain it. The reference API answers each example below as documented.",
  [
    '- The remotes read `error`, the name of a failure, whatever its status; a true flag, or an object with a `code`, is a failure, too. `null` and empty texts are as good as missing ([contracts.md](../contracts.md#answers-of-the-api)). The answer to a lead has nothing but `error`, if anything. Caches, proxies and monitors read the status, so serve both. Any other answer that is not 2xx, or that is unreadable, is an `UnexpectedError`. No answer, an empty one, or none in 10 seconds is a `ConnectionFailure`.',
    '- Actions are at `{apiBase}/{action}`, by default `/mortgageapi`. GET has its input in the query with dotted keys (`locationRef.zipCode=94110`). Above 2047 characters, and by POST, the input is JSON in a `text/plain` body, with `partnerId` alone in the query.',
    '- A blocked call answers `{ "blockScript": "/path.js" }`. The visitor sees a security check, and the call is made once more. With the option `bot`, calls carry `x-bot-challenge-mode: cookie`.',
    '- When an action answers `Invalid token`, the session drops the visitor and the token.',
    '- Answer each call at its own address: a redirect does not count as an answer.',
    '- `npx --no embed-conformance <url>` makes all of these calls and reports each difference: [conformance.md](../conformance.md).',
  ].join('\n'),
];

const render = (): string =>
  toPage(
    ...introduction,
    '## At a glance',
    toTable(
      ['call', 'path', 'by', 'identity', 'without it'],
      hostOperations.map(
        ([name, { method, path, callers, identity, without }]) => [
          `[\`${name}\`](#${name.toLowerCase()})`,
          `${method} \`${path}\``,
          callers.map(quote).join(', '),
          identity,
          without,
        ],
      ),
    ),
    `\`cookie\`: ${identityTexts.cookie}. \`caller\`: ${identityTexts.caller}. \`none\`: ${identityTexts.none}.`,
    '## Headers of answers',
    `Every answer that is not a page has ${headersOfEveryAnswer.map(quote).join(' and ')}. Other headers are listed with their call or failure. No answer allows a call from another origin (\`Access-Control-Allow-Origin\`).`,
    toTable(
      ['header', 'meaning', 'for example'],
      Object.entries(hostHeaders).map(([name, { meaning, example }]) => [
        quote(name),
        meaning,
        quote(example),
      ]),
    ),
    '## Failures of every call',
    toFailureTable(failuresOfEveryCall),
    'Every POST:',
    toFailureTable(failuresOfEveryPost),
    'Every POST with `application/json`:',
    toFailureTable([unreadableBody, tooManyRequests]),
    '## Failures of every action',
    toFailureTable([...failuresOfEveryAction, wrongMethod, unknownAction]),
    ...hostOperations.flatMap(([name, operation]) =>
      toSection(name, operation),
    ),
  );

function toSection(name: string, operation: HostOperation): readonly string[] {
  const {
    method,
    path,
    movedBy,
    when,
    identity,
    errors,
    answer,
    answerHeaders = [],
  } = operation;
  const example = validCalls[name]?.answer;
  const moved = movedBy ? ` (the option \`${movedBy}\` moves it)` : '';
  return [
    `## ${name}`,
    `${method} \`${path}\`${moved}. When: ${when}. Identity: ${identityTexts[identity]}.`,
    ...toParameterTable(operation),
    ...toBodyText(operation),
    ...(answer ? ['Answer:', toCode('ts', toShape(toJsonSchema(answer)))] : []),
    ...(example
      ? ['For example:', toCode('json', JSON.stringify(example))]
      : []),
    ...(answerHeaders.length > 0
      ? [`With ${answerHeaders.map(quote).join(', ')}.`]
      : []),
    ...(errors.length > 0 ? [toFailureTable(errors)] : []),
  ];
}

const toFailureTable = (failures: readonly HostFailure[]): string =>
  toTable(
    ['error', 'status', 'meaning', 'with'],
    failures.map(({ error, status, meaning, carries = [], headers = [] }) => [
      quote(error),
      String(status),
      meaning,
      [...carries, ...headers].map(quote).join(', '),
    ]),
  );

function toParameterTable(operation: HostOperation): readonly string[] {
  const rows = toParameters(operation).map(
    ({ name, required, schema, description }) => [
      `\`${name}\`${required ? ' (always)' : ''}`,
      description ?? quote(toShape(schema)),
    ],
  );
  return rows.length > 0 ? [toTable(['query or header', 'form'], rows)] : [];
}

function toBodyText(operation: HostOperation): readonly string[] {
  if (operation.sends === 'text') {
    return [
      'Body: the text that csrf answered, with `content-type: application/json`.',
    ];
  }
  const { body } = splitRequest(operation);
  if (!body || toLeaves(body).length === 0) {
    return [];
  }
  return [`Body, JSON as \`${operation.sends}\`:`, toCode('ts', toShape(body))];
}

export const hostReference: Reference = {
  file: 'docs/reference/host.md',
  render,
};
