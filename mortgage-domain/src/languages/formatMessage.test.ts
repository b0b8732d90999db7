import { formatMessage } from './formatMessage';

const wording = {
  language: 'es-US',
  messages: {
    bye: 'Adiós, {name}',
    needed: {
      one: 'Falta: {fields}',
      many: 'Faltan: {fields}',
      other: 'Faltan: {fields}',
    },
    onlyOther: { other: '{count} y más' },
  },
} as const;

describe('a message', () => {
  it('fills in its places; a place without a value stays', () => {
    expect(formatMessage(wording, 'bye', { name: '$& Ana' })).toBe(
      'Adiós, $& Ana',
    );
    expect(formatMessage(wording, 'bye')).toBe('Adiós, {name}');
  });

  it.each([
    [1, 'Falta: x'],
    [2, 'Faltan: x'],
    [0, 'Faltan: x'],
    [1_000_000, 'Faltan: x'],
  ])('has the plural form of its language for %p', (count, text) => {
    expect(formatMessage(wording, 'needed', { count, fields: 'x' })).toBe(text);
  });

  it('uses the form "other" if its own is missing, and is empty without any form', () => {
    expect(formatMessage(wording, 'onlyOther', { count: 1 })).toBe('1 y más');
    expect(formatMessage({ messages: { none: {} } }, 'none')).toBe('');
  });

  it.each([
    ['signOut', 'Sign out'],
    ['error.nameFromList', 'Name from list'],
    ['ok', 'Ok'],
  ])(
    'that an older stamp does not have is its key in words: %s',
    (key, text) => {
      expect(formatMessage({}, key)).toBe(text);
      expect(formatMessage(wording, key)).toBe(text);
    },
  );
});

it('tells one from others if the page has taken the plural rules away (F93)', () => {
  const { PluralRules } = Intl;
  Reflect.deleteProperty(Intl, 'PluralRules');
  const texts = [1, 2].map((count) =>
    formatMessage(wording, 'needed', { count, fields: 'x' }),
  );
  Object.assign(Intl, { PluralRules });
  expect(texts).toEqual(['Falta: x', 'Faltan: x']);
});
