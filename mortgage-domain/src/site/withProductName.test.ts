import { withProductName } from './withProductName';

it("OPN-79: the product's name stands wherever a text leaves a place for it", () => {
  expect(withProductName('{productName} and {productName}, Inc.', 'Other')).toBe(
    'Other and Other, Inc.',
  );
  expect(withProductName('No name', 'Other')).toBe('No name');
});
