/**
 * Puts a site's names where its texts and links leave a place for them.
 * Source: ledger OPN-7, OPN-13, OPN-79.
 */
import type { SiteConfig } from './siteConfig';

export type SiteNames = Pick<SiteConfig, 'accountPrefix' | 'brandSlug' | 'productName'>;

/** The places themselves: content made with them is filled in on the page, whose names may be others. */
export const namePlaces: SiteNames = {
  productName: '{productName}',
  brandSlug: '{brandSlug}',
  accountPrefix: '{accountPrefix}',
};

/** `{productName}`, `{brandSlug}` and `{accountPrefix}` in every text of a value, at any depth. */
export function fillNames<Value>(value: Value, names: SiteNames): Value {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string')
      return one.replace(
        /\{(productName|brandSlug|accountPrefix)\}/g,
        (_place, name: keyof SiteNames) => names[name],
      );
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, fill(inner)]));
  };
  return fill(value) as Value;
}
