/** What stands where nobody expects it: texts, values, and names of fields, types, headers and cookies. */
import fc from 'fast-check';

const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
];
export const texts = fc.oneof(
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
        '\u200B',
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
        '//evil.example',
        '\\\\a',
      ],
      ...[
        "' or 1=1 --",
        '${7*7}',
        '{{7}}',
        '<script>',
        'javascript:alert(1)',
        'http://a\r\nb: c',
        ';',
        ',',
        '.',
      ],
      ...[
        '0',
        '-1',
        '1e999',
        'NaN',
        'Infinity',
        '2147483648',
        '9223372036854775808',
        '0x10',
        '９９９',
        '1.',
      ],
      ...[
        'true',
        'null',
        'undefined',
        '[]',
        '{}',
        '{format:json}',
        '2023-02-30',
        '0000-00-00',
        '0000-01-01',
        'CA',
        '..',
      ],
      ...prototypeNames,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(255, 256, 5000, 17_000).map((length) => 'a'.repeat(length)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('😀'.repeat(130), 'e\u0301'.repeat(300), '\0'.repeat(300)),
  },
);
export const deep = fc
  .tuple(fc.constantFrom(3, 9, 100, 2000), fc.boolean())
  .map(([levels, isList]) => ({ deep: levels, isList }));
export const values = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], { 0: 'a' }, { length: 1e9 }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(30, 1200).map((wide) => Array.from({ length: wide }, (_, at) => at)),
  },
);
export const names = fc.oneof(
  texts,
  fc.constantFrom(
    ...prototypeNames,
    ...[
      'a.b',
      'a..b',
      '.a',
      'a.',
      '0',
      '__proto__.x',
      'constructor.prototype.x',
      'partnerId',
      'caller',
    ],
    ...[
      'utm_source',
      'utmParams',
      'redirectUrl',
      'googleCredential',
      'id',
      'lenderId',
      'zuid',
      'fields.0',
    ],
  ),
);

export const types = [
  ...['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...[
    'application/json; charset=utf-16',
    'text/plain; charset=latin1',
    'text/plain;charset="',
    'TEXT/PLAIN',
  ],
  ...[
    'application/json;application/json',
    'text/html',
    'x/y',
    '*/*',
    'nonsense',
    '',
    ';',
    'application/xml',
  ],
];
export const headers = [
  ...[
    'idempotency-key',
    'x-user-guid',
    'accept',
    'accept-language',
    'referer',
    'user-agent',
    'cookie',
  ],
  ...[
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'host',
    'origin',
    'sec-fetch-site',
  ],
  ...[
    'sec-fetch-dest',
    'range',
    'if-none-match',
    'if-modified-since',
    'content-encoding',
    'transfer-encoding',
  ],
  ...[
    'x-bot-challenge-mode',
    'content-length',
    'expect',
    'authorization',
    'x-request-id',
    'traceparent',
  ],
];
export const cookies = [
  'mortgage_session',
  'mortgage_challenge_pass',
  'mortgage_lead_page',
  'zguid',
  'other',
  '__proto__',
];
