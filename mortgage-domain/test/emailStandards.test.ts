/**
 * Our rule for email addresses against a suite of the mail standards; docs/validation.md explains
 * the figures.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEmailAddress } from '../src/fields/email';

/**
 * The isemail suite that the package `email-addresses` carries: an address, and how the mail
 * standards judge it.
 */
const suite = [
  ...readFileSync(
    path.join(path.dirname(require.resolve('email-addresses')), '../test/tests.xml'),
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
    .replace(/[\u2400-\u241F]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - 0x2400));
}

/** Valid by the standards, refused by VAL-24: why. */
const narrower = [
  { why: 'a quoted local part', is: (address: string) => address.includes('"') },
  { why: 'a comment', is: (address: string) => /[()]/.test(address) },
  { why: 'folding white space', is: (address: string) => /\s/.test(address) },
  { why: 'an address literal', is: (address: string) => address.includes('[') },
  {
    why: 'a domain with other characters than letters, digits and hyphens',
    is: (address: string) => /@.*[^A-Za-z0-9.-]/.test(address),
  },
  {
    why: 'no top-level of 2 to 20 letters',
    is: (address: string) => !/\.[a-z]{2,20}$/i.test(address),
  },
];

const isGrammatical = ({ diagnosis }: { diagnosis: string }) =>
  !diagnosis.startsWith('ISEMAIL_ERR');

/**
 * Usable for mail without a warning; whether the domain has records today is not for a form to
 * know.
 */
const isUsable = ({ diagnosis }: { diagnosis: string }) =>
  diagnosis === 'ISEMAIL_VALID' || diagnosis.startsWith('ISEMAIL_DNSWARN');

it('VAL-24: what the mail standards refuse is refused: 164 cases of the isemail suite', () => {
  expect(suite).toHaveLength(164);
  expect(suite.filter((test) => !isGrammatical(test) && isEmailAddress(test.address))).toEqual([]);
});

it('VAL-24: each refused grammatical address has a reason in the rule', () => {
  const grammatical = suite.filter((test) => isGrammatical(test) && !isEmailAddress(test.address));
  expect(
    grammatical.filter(
      ({ address }) => address.length <= 255 && !narrower.some(({ is }) => is(address)),
    ),
  ).toEqual([]);
});

it('VAL-24 OPN-114: 157 of 164 judged alike; the rest is as docs/validation.md explains it', () => {
  const disagreeing = suite.filter((test) => isUsable(test) !== isEmailAddress(test.address));
  const wider = disagreeing
    .filter(({ address }) => isEmailAddress(address))
    .map(({ diagnosis }) => diagnosis);
  const stricter = disagreeing
    .filter(({ address }) => !isEmailAddress(address))
    .map(({ address }) => address.split('@')[1]!.split('.').at(-1)!.slice(0, 12));
  expect(wider).toEqual(['ISEMAIL_RFC5322_LOCAL_TOOLONG', 'ISEMAIL_RFC5322_LABEL_TOOLONG']);
  expect(stricter).toEqual(['io', 'a', 'co-uk', 'v', 'abcdefghijkl']);
});
