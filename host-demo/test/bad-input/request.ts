/** A valid call with its changes, as it is sent. */
import type { Change } from './changes';
import type { ValidCall } from './example';
import { encode, isFields, toPayload, toText } from './payload';

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
}

interface Draft {
  method: string;
  path: string;
  params: Record<string, string>;
  query: (readonly [string, string])[];
  body: unknown;
  type: string | undefined;
  headers: Record<string, string>;
  cookies: Record<string, string>;
  encoding: string;
  kept: number | undefined;
}

export function toRequest(
  call: ValidCall,
  changes: readonly Change[],
  cookies: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Request {
  const draft: Draft = {
    method: call.route.method,
    path: call.route.url,
    params: { ...call.params },
    query: [...call.query],
    body: call.body,
    type: call.type,
    headers: { ...headers },
    cookies: { ...cookies },
    encoding: 'utf8',
    kept: undefined,
  };
  for (const change of changes) apply(draft, change);
  const payload = toPayload(draft);
  const cookie = Object.entries(draft.cookies)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('; ');
  return {
    method: draft.method,
    url: toUrl(draft),
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(draft.type === undefined || !payload ? {} : { 'content-type': draft.type }),
      ...draft.headers,
    },
    ...(payload ? { payload } : {}),
  };
}

function apply(draft: Draft, change: Change): void {
  switch (change.part) {
    case 'query':
      draft.query = replaceAt(draft.query, change.at, ([name]) => [name, toText(change.to)]);
      return;
    case 'param': {
      const names = Object.keys(draft.params);
      const name = names[change.at % names.length];
      if (name !== undefined) draft.params[name] = toText(change.to);
      return;
    }
    case 'field':
      draft.body = changeField(draft.body, change.at, () => change.to);
      return;
    case 'deepField':
      draft.body = changeField(draft.body, change.at, (value) => nest(value, change.deep));
      return;
    case 'dropField':
      draft.body = changeField(draft.body, change.at, () => undefined);
      return;
    case 'dropQuery':
      draft.query = draft.query.filter((_, at) => at !== change.at % draft.query.length);
      return;
    case 'twice':
      draft.query = draft.query.flatMap((one, at) =>
        at === change.at % draft.query.length ? [one, one] : [one],
      );
      return;
    case 'addQuery':
      draft.query = [...draft.query, [change.name, toText(change.to)]];
      return;
    case 'addField':
      if (isFields(draft.body))
        draft.body = Object.fromEntries([...Object.entries(draft.body), [change.name, change.to]]);
      return;
    default:
      applyToWhole(draft, change);
  }
}

function applyToWhole(draft: Draft, change: Change): void {
  switch (change.part) {
    case 'header':
      draft.headers[change.name] = Buffer.from(
        change.to.replace(/[^ -\u{10FFFF}]/gu, ''),
        'utf8',
      ).toString('latin1');
      return;
    case 'cookie':
      Object.defineProperty(draft.cookies, change.name, {
        value: change.to,
        enumerable: true,
        configurable: true,
      });
      return;
    case 'type':
      draft.type = change.to;
      return;
    case 'method':
      draft.method = change.to;
      return;
    case 'encoding':
      draft.encoding = change.to;
      return;
    case 'path':
      draft.path = `${draft.path}${encode(change.to)}`;
      return;
    case 'body':
      draft.body = change.to;
      return;
    case 'truncated':
      draft.kept = change.at;
      return;
    default:
  }
}

const replaceAt = <Item>(
  items: readonly Item[],
  at: number,
  change: (item: Item) => Item,
): Item[] => items.map((item, index) => (index === at % items.length ? change(item) : item));

/** One of all fields, those of inner objects too. */
function changeField(body: unknown, at: number, change: (value: unknown) => unknown): unknown {
  if (!isFields(body)) return typeof body === 'string' ? toText(change(body)) : body;
  const entries = Object.entries(body);
  const index = at % entries.length;
  return Object.fromEntries(
    entries.map(([name, value], position): [string, unknown] => {
      if (position !== index) return [name, value];
      const isInner = isFields(value) && Object.keys(value).length > 0 && at >= entries.length;
      return [name, isInner ? changeField(value, at - entries.length, change) : change(value)];
    }),
  );
}

function nest(
  value: unknown,
  { deep, isList }: { readonly deep: number; readonly isList: boolean },
): unknown {
  let nested = value;
  for (let level = 0; level < deep; level += 1) nested = isList ? [nested] : { a: nested };
  return nested;
}

function toUrl({ path, params, query }: Draft): string {
  const filled = path.replace(/:(\w+)\??|\*/g, (place, name?: string) =>
    encode(params[name ?? place] ?? ''),
  );
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return search ? `${filled}?${search}` : filled;
}
