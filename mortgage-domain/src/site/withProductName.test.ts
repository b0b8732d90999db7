import { withProductName } from './withProductName';

it("fills in the product's name at every place of a text (OPN-79)", () => {
  expect(withProductName('{productName} and {productName}, Inc.', 'Other')).toBe(
    'Other and Other, Inc.',
  );
  expect(withProductName('No name', 'Other')).toBe('No name');
});
