import fc from 'fast-check';
import { decodeDottedKeys } from './decodeDottedKeys';
import { encodeDottedKeys } from './encodeDottedKeys';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('API-2: nested fields and lists, each value once (OPN-41)', () => {
  expect(
    encodeDottedKeys({
      partnerId: 'p',
      lenderRef: { lenderId: '7' },
      fields: ['a', 'b'],
      flag: false,
      count: 0,
      big: 5n,
    }),
  ).toEqual([
    ['partnerId', 'p'],
    ['lenderRef.lenderId', '7'],
    ['fields.0', 'a'],
    ['fields.1', 'b'],
    ['flag', 'false'],
    ['count', '0'],
    ['big', '5'],
  ]);
});

it('API-2: values that JSON leaves out or empties are not sent', () => {
  expect(
    encodeDottedKeys({
      a: undefined,
      b: null,
      c: Number.NaN,
      d: Infinity,
      e: -Infinity,
      f: {},
      g: [],
    }),
  ).toEqual([]);
});

it.each<[string, object]>([
  ['a', { a: [null, 'x'] }],
  ['a', { a: ['x', undefined] }],
  ['a', { a: [Number.NaN] }],
  ['a', { a: [[], 'x'] }],
  ['a', { a: Object.assign([], { 1: 'x' }) }],
  ['a', { a: { 0: 'x' } }],
  ['a', { a: { 0: 'x', 1: 'y', b: null } }],
  ['a.b', { a: { b: [{}, 'x'] } }],
])(
  'OPN-113: "%s" of %j would arrive in another shape, and is refused',
  (path, input) => {
    const message = `The value of "${path}" would arrive in another shape.`;
    expect(() => encodeDottedKeys(input)).toThrow(new RangeError(message));
  },
);

/** The input that both ways carry: texts, and nothing empty. */
function carried(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map(carried) : undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return value === null ? undefined : `${value as number}`;
  }
  const inner = Object.entries(value)
    .map(([key, one]) => [key, carried(one)] as const)
    .filter(([, one]) => one !== undefined);
  return inner.length > 0 ? Object.fromEntries(inner) : undefined;
}

it('API-2 OPN-113: any JSON arrives in its own shape, as texts, by a real query, or is refused', () => {
  const name = fc.oneof(
    fc.stringMatching(/^[a-z]{1,3}$/),
    fc.constantFrom('0', '1', '2'),
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<unknown>('', 'x', ' &=+%\u{1F600}', 0, -1.5, true, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  let refused = 0;
  fc.assert(
    fc.property(
      fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }),
      (input) => {
        let query: URLSearchParams;
        try {
          query = new URLSearchParams(
            encodeDottedKeys(input).map(([key, one]) => [key, one] as const),
          );
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          refused += 1;
          return;
        }
        expect(plain(decodeDottedKeys(query))).toEqual(carried(input) ?? {});
      },
    ),
    { numRuns: 1000 },
  );
  expect(refused).toBeLessThan(700);
});

it('API-2: objects without a prototype are sent as others', () => {
  expect(
    encodeDottedKeys(Object.assign(Object.create(null) as object, { a: 1 })),
  ).toEqual([['a', '1']]);
});

it('API-2 S14: exactly the limits pass on both ways', () => {
  const deep = `${'a.'.repeat(8)}a`;
  expect(encodeDottedKeys(decodeDottedKeys([[deep, '1']]))).toEqual([
    [deep, '1'],
  ]);
  expect(() =>
    encodeDottedKeys({ a: decodeDottedKeys([[deep, '1']]) }),
  ).toThrow(RangeError);
  const wide = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`k${index}`, '1']),
  );
  expect(decodeDottedKeys(encodeDottedKeys(wide))).toEqual(wide);
  expect(() => encodeDottedKeys({ ...wide, more: 1 })).toThrow(RangeError);
});

it('API-2: a cycle is refused, not followed', () => {
  const input: { self?: unknown } = {};
  input.self = input;
  expect(() => encodeDottedKeys(input)).toThrow(RangeError);
});

it('API-2: lists come back as lists when whole, the query itself is never one', () => {
  expect(
    plain(
      decodeDottedKeys([
        ['a.1', 'y'],
        ['a.0', 'x'],
        ['b.1', 'z'],
        ['c.0', 'x'],
        ['c.2', 'y'],
        ['0', 'q'],
      ]),
    ),
  ).toEqual({ 0: 'q', a: ['x', 'y'], b: { 1: 'z' }, c: { 0: 'x', 2: 'y' } });
});

const nested = (levels: number): object =>
  levels === 0 ? { b: 1 } : { a: nested(levels - 1) };

it.each<[string, object]>([
  ['The value of "a" is neither a list nor a plain object.', { a: new Date() }],
  [
    'The value of "a" is neither a list nor a plain object.',
    { a: new Map([['b', 1]]) },
  ],
  ['The value of "a" cannot be sent.', { a: Symbol('x') }],
  ['The value of "a.b" cannot be sent.', { a: { b: () => 1 } }],
  ['The key "a.b" has a dot, which a dotted query cannot carry.', { 'a.b': 1 }],
  ['The key "" is not allowed.', { '': 1 }],
  [
    'The input is nested deeper than 8 levels at "a.a.a.a.a.a.a.a.a".',
    nested(9),
  ],
  ['The input has more than 1000 values.', { a: Array(1001).fill(1) }],
])('API-2 S14: refuses an input: %s', (message, input) => {
  expect(() => encodeDottedKeys(input)).toThrow(new RangeError(message));
});

it.each<[string, string]>([
  ['The key "a.b" is given twice.', 'a.b=1&a.b=2'],
  ['The key "a.b" is both a value and a group.', 'a=1&a.b=2'],
  ['The key "a" is given twice.', 'a.b=1&a=2'],
  ['The key "" is not allowed.', '.a=1'],
  ['The key "" is not allowed.', 'a..b=1'],
  ['The key "" is not allowed.', '=1'],
  ['The key "__proto__" is not allowed.', '__proto__.x=1'],
  [
    'The query has too many or too deeply nested keys.',
    'a.a.a.a.a.a.a.a.a.a=1',
  ],
  [
    'The query has too many or too deeply nested keys.',
    Array.from({ length: 1001 }, (_, index) => `k${index}=1`).join('&'),
  ],
])('API-2 S14: refuses a query: %s %.40s', (message, query) => {
  expect(() => decodeDottedKeys(new URLSearchParams(query))).toThrow(
    new RangeError(message),
  );
});

it.each(['__proto__', 'constructor', 'prototype'])(
  'S14: %s is refused on both ways',
  (key) => {
    expect(() =>
      encodeDottedKeys(JSON.parse(`{"a":{"${key}":1}}`) as object),
    ).toThrow(RangeError);
    expect(() => decodeDottedKeys([[`a.${key}.b`, '1']])).toThrow(RangeError);
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  },
);

it('S14: a decoded query has no prototype to reach', () => {
  const decoded = decodeDottedKeys([['a.b', '1']]);
  expect(decoded.toString).toBeUndefined();
  expect((decoded.a as Record<string, unknown>).hasOwnProperty).toBeUndefined();
});
