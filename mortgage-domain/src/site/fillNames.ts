/** Fills a site's names into its texts and links. Source: ledger OPN-7, OPN-13, OPN-79. */
import { mapTexts } from '../fields/text';
import type { SiteConfig } from './siteConfig';

export type SiteNames = Pick<
  SiteConfig,
  'accountPrefix' | 'brandSlug' | 'productName'
>;

/** The places themselves: content made with them is filled in on the page, whose names may be others. */
export const namePlaces: SiteNames = {
  productName: '{productName}',
  brandSlug: '{brandSlug}',
  accountPrefix: '{accountPrefix}',
};

const isAddress = (text: string): boolean => /^(\/|https?:)/.test(text);

/** `{productName}`, `{brandSlug}` and `{accountPrefix}` in every text of a value, at any depth; encoded in an address. */
export const fillNames = <Value>(value: Value, names: SiteNames): Value =>
  mapTexts(value, (text) =>
    text.replace(
      /\{(productName|brandSlug|accountPrefix)\}/g,
      (_place, name: keyof SiteNames) =>
        isAddress(text) ? encodeURIComponent(names[name]) : names[name],
    ),
  );
