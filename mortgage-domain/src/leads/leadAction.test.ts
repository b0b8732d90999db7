import { leadAction } from './leadAction';

it.each([
  ['Maplehearth', 'Maplehearth'],
  ['maple hearth', 'MapleHearth'],
  ['Maple-Hearth & Co.', 'MapleHearthCo'],
  ['𝒶b', '𝒶b'],
  ['', ''],
])('CAL-8: %j becomes the word %j (OPN-77)', (product, word) => {
  expect(leadAction(product)).toBe(`contact${word}AboutMortgageAdvertising`);
});
