/** Puts the product's name where a configured text leaves a place for it. Source: ledger OPN-79. */
export const withProductName = (text: string, productName: string): string =>
  text.replaceAll('{productName}', productName);
