/** Email addresses against a suite of the mail standards; docs/spec/validation.md has the figures. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEmailAddress } from '../src/fields/email';

/** The isemail suite of the package `email-addresses`: addresses and diagnoses. */
const suite = [
  ...readFileSync(
    path.join(
      path.dirname(require.resolve('email-addresses')),
      '../test/tests.xml',
    ),
    'utf8',
  ).matchAll(/<test id="(\d+)">([\s\S]*?)<\/test>/g),
].map(([, id, body]) => ({
  id: Number(id),
  address: decode(/<address>([\s\S]*?)<\/address>/.exec(body!)?.[1] ?? ''),
  diagnosis: /<diagnosis>([\s\S]*?)<\/diagnosis>/.exec(body!)![1]!,
}));

function decode(text: string): string {
  // The suite writes control characters as their pictures (U+2400…).
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\u2400-\u241F]/g, (picture) =>
      String.fromCharCode(picture.charCodeAt(0) - 0x2400),
    );
}

/** Without a warning; a form does not look up the records of a domain. */
const isUsable = ({ diagnosis }: { diagnosis: string }) =>
  diagnosis === 'ISEMAIL_VALID' || diagnosis.startsWith('ISEMAIL_DNSWARN');

it('VAL-24: refuses each of 164 isemail cases that the mail standards refuse', () => {
  expect(suite).toHaveLength(164);
  expect(
    suite.filter(
      (test) =>
        test.diagnosis.startsWith('ISEMAIL_ERR') &&
        isEmailAddress(test.address),
    ),
  ).toEqual([]);
});

it('VAL-24 OPN-114: 157 of 164 judged alike; the rest is as docs/spec/validation.md explains it', () => {
  const disagreeing = suite.filter(
    (test) => isUsable(test) !== isEmailAddress(test.address),
  );
  const wider = disagreeing
    .filter(({ address }) => isEmailAddress(address))
    .map(({ diagnosis }) => diagnosis);
  const stricter = disagreeing
    .filter(({ address }) => !isEmailAddress(address))
    .map(({ address }) =>
      address.split('@')[1]!.split('.').at(-1)!.slice(0, 12),
    );
  expect(wider).toEqual([
    'ISEMAIL_RFC5322_LOCAL_TOOLONG',
    'ISEMAIL_RFC5322_LABEL_TOOLONG',
  ]);
  expect(stricter).toEqual(['io', 'a', 'co-uk', 'v', 'abcdefghijkl']);
});
