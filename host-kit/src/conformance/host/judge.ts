/** Compares an answer with the contract, and describes each difference. */
import type { Contract, DeclaredResponse, Operation } from './contract';
import { jsonOf, partOf, type Answered, type Exchange } from './exchange';

export interface Deviation {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

export interface Expectation {
  readonly call: string;
  /** The expected failure; undefined: the answer. */
  readonly error?: string;
  /** Where the contract has several for this failure, or the call none. */
  readonly status?: number;
}

export function judge(
  contract: Contract,
  expected: Expectation,
  found: Exchange,
): readonly Deviation[] {
  if (found.kind === 'unanswered') {
    return differ('answer', 'one within the time limit', found.why);
  }
  const operation = contract.operation(expected.call);
  const isPage =
    !operation.responses['200']?.content && operation.method === 'GET';
  if (isPage) {
    return judgePage(contract, operation, found);
  }
  if (found.status >= 300 && found.status < 400) {
    const got = `${found.status} to ${found.headers.get('location') ?? 'nowhere'}`;
    return differ('redirect', 'an answer at this address', got);
  }
  const status = statusOf(contract, operation, expected);
  const declared = operation.responses[status];
  return [
    ...differ('status', String(status), String(found.status)),
    ...judgeBody(contract, operation, expected, declared, found),
    ...judgeHeaders(contract, declared ?? operation.responses['200'], found),
  ];
}

const differ = (
  what: string,
  expected: string,
  got: string,
): readonly Deviation[] => (expected === got ? [] : [{ what, expected, got }]);

function statusOf(
  contract: Contract,
  { responses }: Operation,
  { error, status }: Expectation,
): number {
  if (error === undefined || status !== undefined) {
    return status ?? 200;
  }
  const declares = ([, declared]: readonly [string, DeclaredResponse]) =>
    failureForms(contract, declared, error).length > 0;
  const [declared = 200] = Object.entries(responses).find(declares) ?? [];
  return Number(declared);
}

/** The schemas of a failure among those that a response may have: one name may carry more here than there. */
const failureForms = (
  contract: Contract,
  response: DeclaredResponse | undefined,
  error: string,
): readonly string[] =>
  contract
    .namesIn(response?.content?.['application/json'])
    .filter((name) => name.split('-')[0] === error.replaceAll(' ', '_'));

function judgeBody(
  contract: Contract,
  { id }: Operation,
  { error }: Expectation,
  declared: DeclaredResponse | undefined,
  found: Answered,
): readonly Deviation[] {
  const types = Object.keys(declared?.content ?? {});
  const type = error === undefined ? types[0] : 'application/json';
  if (type === undefined) {
    return [];
  }
  const given = found.headers.get('content-type') ?? 'none';
  if (!given.toLowerCase().startsWith(type)) {
    return differ('type of the answer', type, `${given}: ${start(found.text)}`);
  }
  if (type !== 'application/json') {
    return [];
  }
  const json = jsonOf(found);
  if (json === undefined) {
    return differ('answer', 'JSON that can be read', start(found.text));
  }
  const told = partOf(found, 'error');
  const named = typeof told === 'string' ? told : '';
  if (named !== (error ?? '')) {
    return differ('error', error ?? 'none', start(named));
  }
  const forms =
    error === undefined
      ? [`${id}-answer`]
      : failureForms(contract, declared, error);
  const [expected = 'Failure', ...others] = forms;
  const mistakes = [expected, ...others].map((schema) =>
    contract.mistakesOf(schema, json),
  );
  // One schema is enough; otherwise the difference from the first is described.
  if (mistakes.some((one) => one.length === 0)) {
    return [];
  }
  return (mistakes[0] ?? []).map((got) => ({ what: 'form', expected, got }));
}

function judgeHeaders(
  contract: Contract,
  declared: DeclaredResponse | undefined,
  found: Answered,
): readonly Deviation[] {
  const deviations = Object.keys(declared?.headers ?? {}).flatMap(
    (name): Deviation[] => {
      const rule = contract.header(name);
      const what = `header ${name}`;
      if (name === 'Set-Cookie') {
        return cookieMistakes(found).map((got) => ({
          what,
          expected: rule?.example ?? name,
          got,
        }));
      }
      const value = found.headers.get(name);
      if (
        value !== null &&
        new RegExp(rule?.schema.pattern ?? '', 'i').test(value)
      ) {
        return [];
      }
      return [{ what, expected: rule?.example ?? name, got: value ?? 'none' }];
    },
  );
  const opened = found.headers.get('access-control-allow-origin') ?? 'none';
  return [
    ...deviations,
    ...differ('header Access-Control-Allow-Origin', 'none', opened),
  ];
}

function judgePage(
  contract: Contract,
  { responses }: Operation,
  found: Answered,
) {
  const declared = responses[found.status];
  if (!declared) {
    return [
      { what: 'status', expected: '200 or 303', got: String(found.status) },
    ];
  }
  const [type = 'none'] =
    found.headers.get('content-type')?.split(/[;\s]/) ?? [];
  return [
    ...(found.status === 200
      ? differ('type of the page', 'text/html', type)
      : []),
    ...judgeHeaders(contract, declared, found),
  ];
}

const start = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === ''
    ? 'nothing'
    : `"${line.slice(0, 60)}${line.length > 60 ? '…' : ''}"`;
};

function cookieMistakes({ headers, isTls }: Answered): readonly string[] {
  const cookies = headers.getSetCookie().map((line) => missingOf(line, isTls));
  const [best] = cookies.sort((one, other) => one.length - other.length);
  if (!best) {
    return ['none'];
  }
  return best.length > 0 ? [`a cookie without ${best.join(', ')}`] : [];
}

function missingOf(line: string, isTls: boolean): readonly string[] {
  const [, ...attributes] = line.toLowerCase().split(/\s*;\s*/);
  const wanted: readonly (readonly [string, boolean])[] = [
    ['HttpOnly', attributes.includes('httponly')],
    [
      'SameSite=Lax or Strict',
      attributes.some((one) => /^samesite=(lax|strict)$/.test(one)),
    ],
    ['Path=/', attributes.includes('path=/')],
    ['Secure', !isTls || attributes.includes('secure')],
  ];
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
}
