import { decideAvatar } from './avatar';
import { formatBadge } from './badge';
import { decodeDottedKeys, encodeDottedKeys } from './dottedKeys';
import { parseRegion } from './region';
import { isStateAbbreviation, stateNames, territoryNames } from './states';
import fc from 'fast-check';

describe('regions', () => {
  it.each([
    ['/mortgage-rates/ca/los-angeles/', { path: 'ca/los-angeles', stateAbbreviation: 'CA', stateName: 'California', city: 'Los Angeles' }],
    ['/refinance/NY', { path: 'ny', stateAbbreviation: 'NY', stateName: 'New York' }],
    ['/lender-directory/dc/x/y', { path: 'dc/x', stateAbbreviation: 'DC', stateName: 'District of Columbia', city: 'X' }],
  ])('REG-1 REG-3 REG-4 ENT-9: %s', (path, region) => {
    expect(parseRegion(path)).toEqual(region);
  });

  it.each(['/', '/mortgage-rates/', '/mortgage-rates/zz/', '/mortgage-rates/pr/', '/homes/ca/', '/mortgage-rates/__proto__/'])('REG-1 REG-2 VAL-15: %s gives no region', (path) => {
    expect(parseRegion(path)).toBeUndefined();
  });

  it('VAL-14 VAL-15: 51 states pass, the five territories do not', () => {
    expect(Object.keys(stateNames)).toHaveLength(51);
    expect(Object.keys(territoryNames)).toHaveLength(5);
    expect(Object.keys(territoryNames).some(isStateAbbreviation)).toBe(false);
  });
});

describe('avatars', () => {
  const placeholder = '/none.png';
  it('AVA-1: the photo, unless it is the placeholder', () => {
    expect(decideAvatar({ photo: '/me.png', displayName: 'A B' }, placeholder)).toEqual({ kind: 'photo', src: '/me.png' });
    expect(decideAvatar({ photo: placeholder, displayName: 'ada maria lane' }, placeholder)).toEqual({ kind: 'initials', text: 'AL' });
  });
  it('AVA-2: one letter for one word', () => {
    expect(decideAvatar({ displayName: ' ada ' }, placeholder)).toEqual({ kind: 'initials', text: 'A' });
  });
  it('AVA-3: one of five icons by the checksum of the email, always the same', () => {
    expect(decideAvatar({ email: 'AB' }, placeholder)).toEqual({ kind: 'icon', index: (97 + 98) % 5 });
    expect(decideAvatar({}, placeholder)).toEqual({ kind: 'icon', index: 0 });
  });
});

it.each([[0, ''], [-1, ''], [1, '1'], [99, '99'], [100, '99+'], [Number.NaN, '']])('HDR-25 CON-7: %p shows %j with the suffix', (count, text) => {
  expect(formatBadge(count, { plus: true })).toBe(text);
  expect(formatBadge(count)).toBe(text.replace('+', ''));
});

describe('dotted keys', () => {
  it('API-2: nested fields and lists', () => {
    expect(encodeDottedKeys({ a: { b: 'x', c: [1, 2] }, d: undefined })).toEqual([['a.b', 'x'], ['a.c.0', '1'], ['a.c.1', '2']]);
    expect(JSON.parse(JSON.stringify(decodeDottedKeys([['a.b', 'x'], ['a.c.0', '1'], ['a.c.1', '2']])))).toEqual({ a: { b: 'x', c: ['1', '2'] } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('S14: %s is refused on both ways', (key) => {
    expect(() => encodeDottedKeys(JSON.parse(`{"a":{"${key}":1}}`) as object)).toThrow(RangeError);
    expect(() => decodeDottedKeys([[`a.${key}.b`, '1']])).toThrow(RangeError);
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });

  it('S14: nothing that is decoded reaches a prototype', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      try {
        decodeDottedKeys(pairs);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }));
  });

  it('what was encoded is decoded', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(fc.property(fc.dictionary(key, fc.oneof(fc.string(), fc.dictionary(key, fc.string(), { minKeys: 1 })), { minKeys: 1 }), (input) => {
      expect(JSON.parse(JSON.stringify(decodeDottedKeys(encodeDottedKeys(input))))).toEqual(JSON.parse(JSON.stringify(input)));
    }));
  });
});
