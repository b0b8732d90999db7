import { capitalize } from './text';

it('REG-4: words are capitalised by their first character', () => {
  expect(['los', '𐐨x', 'Los', ''].map(capitalize)).toEqual([
    'Los',
    '𐐀x',
    'Los',
    '',
  ]);
});
