import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findClosestWord } from './misspelled';

describe('the closest word', () => {
  const known = ['productName', 'mainDomain', 'slug', 'top'];
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['produktName', 'productName'],
    ['PRODUCTNAME', 'productName'],
    ['domain', 'mainDomain'],
    ['slog', 'slug'],
    ['to', 'top'],
    ['colour', undefined],
    ['', undefined],
  ];
  for (const [word, meant] of cases) {
    it(`of "${word}": ${meant}`, () =>
      assert.equal(findClosestWord(word, known), meant));
  }
  it('is the closest one', () => {
    assert.equal(findClosestWord('links', ['link', 'lines', 'links2']), 'link');
    assert.equal(findClosestWord('header', []), undefined);
  });
});
