/** Changes to a valid call: one or several of its parts get an unexpected value. */
import fc from 'fast-check';

const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
];
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        '\0',
        'a\0b',
        '\uD800',
        'a\uDC00',
        '\uFEFF',
        '\u202E',
        '\u2028',
        '日本',
        '😀',
      ],
      ...[
        '%00',
        '%zz',
        '%',
        '%C0%80',
        '%ED%A0%80',
        '../../etc/passwd',
        '..%2f..',
        '..',
        '\\\\a',
      ],
      ...[
        "' or 1=1 --",
        '${7*7}',
        '{{7}}',
        '<script>',
        'javascript:alert(1)',
        '//evil.example',
      ],
      ...[
        'http://a\r\nb: c',
        ';',
        ',',
        '.',
        '[]',
        '{}',
        '{format:json}',
        'true',
        'null',
        'CA',
      ],
      ...[
        '0',
        '-1',
        '1e999',
        'NaN',
        '2147483648',
        '9223372036854775808',
        '0x10',
        '９９９',
        '1.',
      ],
      ...[
        '2023-02-30',
        '0000-00-00',
        '0000-01-01',
        'undefined',
        'then',
        ...prototypeNames,
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(255, 256, 5000, 17_000)
      .map((length) => 'a'.repeat(length)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('😀', 'e\u0301', '\0')
      .map((one) => one.repeat(300)),
  },
);
const values = fc.oneof(
  { weight: 4, arbitrary: texts },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      [],
      {},
      [null],
      [[]],
      { 0: 'a' },
      { length: 1e9 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(30, 1200)
      .map((wide) => Array<number>(wide).fill(0)),
  },
);
const names = fc.oneof(
  texts,
  fc.constantFrom(
    ...[
      'a.b',
      'a..b',
      '.a',
      'a.',
      '0',
      '__proto__.x',
      'constructor.prototype.x',
      'fields.0',
    ],
    ...[
      'partnerId',
      'caller',
      'utm_source',
      'utmParams',
      'redirectUrl',
      'googleCredential',
      'id',
    ],
    ...['lenderId', 'zuid', ...prototypeNames],
  ),
);

export const types = [
  ...[
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/html',
    '',
    ';',
  ],
  ...[
    'multipart/form-data',
    'application/json; charset=utf-16',
    'text/plain; charset=latin1',
  ],
  ...[
    'text/plain;charset="',
    'TEXT/PLAIN',
    'application/json;application/json',
    '*/*',
    'nonsense',
  ],
];
export const headerNames = [
  ...[
    'idempotency-key',
    'x-user-guid',
    'accept',
    'accept-language',
    'referer',
    'user-agent',
  ],
  ...[
    'cookie',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'host',
    'origin',
  ],
  ...[
    'sec-fetch-site',
    'sec-fetch-dest',
    'range',
    'if-none-match',
    'if-modified-since',
    'expect',
  ],
  ...[
    'content-encoding',
    'transfer-encoding',
    'content-length',
    'authorization',
    'traceparent',
  ],
  ...['x-bot-challenge-mode', 'x-request-id'],
];
export const cookieNames = [
  ...[
    'mortgage_session',
    'mortgage_challenge_pass',
    'mortgage_lead_page',
    'zguid',
    'other',
  ],
  '__proto__',
];
export const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
];
export const encodings = ['utf16le', 'latin1', 'bom', 'broken'];

const often = ['query', 'param', 'field'] as const;
const seldom = [
  ...([
    'addQuery',
    'addField',
    'dropQuery',
    'dropField',
    'twice',
    'deepField',
  ] as const),
  ...([
    'header',
    'cookie',
    'type',
    'method',
    'encoding',
    'path',
    'body',
    'truncated',
  ] as const),
];
export type Part = (typeof often)[number] | (typeof seldom)[number];

/** Each part reads what it needs: `at` chooses among several, `levels` is a depth. */
const change = fc.record({
  part: fc.oneof(
    fc.constantFrom<Part>(...often),
    fc.constantFrom<Part>(...seldom),
  ),
  at: fc.nat({ max: 30 }),
  name: names,
  to: values,
  levels: fc.constantFrom(3, 9, 100, 2000),
});
export type Change =
  typeof change extends fc.Arbitrary<infer Value> ? Readonly<Value> : never;

export const changes = fc.array(change, { minLength: 1, maxLength: 4 });
