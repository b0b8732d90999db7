/** A valid call with its changes, as it is sent. */
import { cookieNames, encodings, headerNames, methods, types } from './changes';
import type { Change, Part } from './changes';
import type { Fields, ValidCall } from './validCalls';

type Texts = Readonly<Record<string, string>>;

interface Draft {
  method: string;
  path: string;
  readonly params: Record<string, string>;
  query: (readonly [string, string])[];
  body: unknown;
  type: string | undefined;
  readonly headers: Record<string, string>;
  readonly cookies: Record<string, string>;
  encoding: string;
  kept: number;
}

export function toRequest(
  call: ValidCall,
  changes: readonly Change[],
  cookies: Texts,
  headers: Texts,
) {
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
    kept: 31,
  };
  for (const change of changes) {
    apply[change.part](draft, change);
  }
  const payload = toPayload(draft);
  const cookie = Object.entries(draft.cookies)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('; ');
  return {
    method: draft.method,
    url: toUrl(draft),
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(draft.type === undefined || !payload
        ? {}
        : { 'content-type': draft.type }),
      ...draft.headers,
    },
    ...(payload ? { payload } : {}),
  };
}

const pick = (from: readonly string[], at: number): string =>
  from[at % from.length] ?? '';
const isAt = (list: readonly unknown[], index: number, at: number) =>
  index === at % list.length;
const add = (to: object, name: string, value: unknown) =>
  Object.defineProperty(to, name, {
    value,
    enumerable: true,
    configurable: true,
  });

const apply: Readonly<Record<Part, (draft: Draft, change: Change) => void>> = {
  query(draft, { at, to }) {
    draft.query = draft.query.map(([name, value], index, all) => [
      name,
      isAt(all, index, at) ? toText(to) : value,
    ]);
  },
  addQuery: (draft, { name, to }) => void draft.query.push([name, toText(to)]),
  dropQuery(draft, { at }) {
    draft.query = draft.query.filter((_, index, all) => !isAt(all, index, at));
  },
  twice(draft, { at }) {
    draft.query = draft.query.flatMap((one, index, all) =>
      isAt(all, index, at) ? [one, one] : [one],
    );
  },
  param({ params }, { at, to }) {
    const name = pick(Object.keys(params), at);
    if (name) {
      params[name] = toText(to);
    }
  },
  field: (draft, { at, to }) => changeField(draft, at, () => to),
  dropField: (draft, { at }) => changeField(draft, at, () => undefined),
  deepField(draft, { at, levels }) {
    changeField(draft, at, (value) => {
      let nested = value;
      for (let level = 0; level < levels; level += 1) {
        nested = at % 2 ? [nested] : { a: nested };
      }
      return nested;
    });
  },
  addField(draft, { name, to }) {
    if (isFields(draft.body)) {
      draft.body = add({ ...draft.body }, name, to);
    }
  },
  header({ headers }, { at, to }) {
    const text = toText(to).replace(/[^ -\u{10FFFF}]/gu, '');
    headers[pick(headerNames, at)] = Buffer.from(text).toString('latin1');
  },
  cookie: ({ cookies }, { at, to }) =>
    void add(cookies, pick(cookieNames, at), toText(to)),
  type(draft, { at }) {
    draft.type = pick(types, at);
  },
  method(draft, { at }) {
    draft.method = pick(methods, at);
  },
  encoding(draft, { at }) {
    draft.encoding = pick(encodings, at);
  },
  path(draft, { to }) {
    draft.path += encode(toText(to));
  },
  body(draft, { to }) {
    draft.body = to;
  },
  truncated(draft, { at }) {
    draft.kept = at;
  },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** A percent sign stays one; half a character becomes bytes that no decoder accepts. */
const encode = (text: string): string =>
  text.replace(/[^\w.~%{}:,@!*'()-]/gu, (character) =>
    /\p{Surrogate}/u.test(character)
      ? '%ED%A0%80'
      : encodeURIComponent(character),
  );

function changeField(
  draft: Draft,
  at: number,
  change: (value: unknown) => unknown,
): void {
  draft.body =
    typeof draft.body === 'string'
      ? toText(change(draft.body))
      : changed(draft.body, at, change);
}

/** One of all fields, those of inner objects too. */
function changed(
  body: unknown,
  at: number,
  change: (value: unknown) => unknown,
): unknown {
  if (!isFields(body)) {
    return body;
  }
  const entries = Object.entries(body);
  return Object.fromEntries(
    entries.map(([name, value], index): [string, unknown] => {
      if (!isAt(entries, index, at)) {
        return [name, value];
      }
      const isInner =
        isFields(value) &&
        Object.keys(value).length > 0 &&
        at >= entries.length;
      return [
        name,
        isInner ? changed(value, at - entries.length, change) : change(value),
      ];
    }),
  );
}

function toPayload({
  method,
  body,
  type,
  encoding,
  kept,
}: Draft): Buffer | undefined {
  if (body === undefined || method === 'GET' || method === 'HEAD') {
    return undefined;
  }
  const isForm = isFields(body) && type?.includes('urlencoded');
  const text = isForm
    ? Object.entries(body)
        .map(([name, value]) => `${encode(name)}=${encode(toText(value))}`)
        .join('&')
    : toText(body);
  const bytes = toBytes(text, encoding);
  return bytes.subarray(0, Math.floor((bytes.length * kept) / 31));
}

function toBytes(text: string, encoding: string): Buffer {
  if (encoding === 'bom') {
    return Buffer.from(`\uFEFF${text}`);
  }
  if (encoding === 'broken') {
    return Buffer.concat([
      Buffer.from(text),
      Buffer.from([0xc3, 0x28, 0xff, 0]),
    ]);
  }
  return Buffer.from(text, encoding as BufferEncoding);
}

function toUrl({ path, params, query }: Draft): string {
  const filled = path.replace(/:(\w+)\??|\*/g, (place, name?: string) =>
    encode(params[name ?? place] ?? ''),
  );
  const search = query
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return search ? `${filled}?${search}` : filled;
}
