/** Puts the product's name where a text of content.ts leaves a place for it (OPN-79). */
export const withProductName = (text: string, productName: string): string =>
  text.replaceAll('{productName}', productName);
