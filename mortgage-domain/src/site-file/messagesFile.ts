/** The language of a site, and messages in its own words. Source: docs/languages.md. */
import * as v from 'valibot';
import { languages } from '../languages/language';
import { slug, text } from './fields';

export const languageFile = v.picklist(languages);

const pluralForms = v.pipe(
  v.partial(
    v.strictObject({
      zero: text,
      one: text,
      two: text,
      few: text,
      many: text,
      other: text,
    }),
  ),
  v.check(
    ({ other }) => other !== undefined,
    'write the form "other" as well.',
  ),
);

/** By workspace and key. */
export const messagesFile = v.record(
  slug,
  v.record(
    text,
    v.union(
      [text, pluralForms],
      'write a text, or an object with plural forms.',
    ),
  ),
);
