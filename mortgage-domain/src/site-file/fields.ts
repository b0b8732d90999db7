/**
 * Kinds of values of a site's file, each with why it has to be so and what to write, and what a
 * field says to editors and to docs/reference/site.md. Source: docs/sites.md.
 */
import * as v from 'valibot';
import { isSafeHref } from '../links/href';

/** A field's description, as keywords of JSON Schema. */
export interface FieldFacts {
  /** What holds for a site that does not say it. */
  readonly default?: string | number | boolean;
  readonly examples?: readonly [unknown, ...unknown[]];
}

/** A field with what it changes. */
export const field = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  facts: FieldFacts = {},
) => v.pipe(schema, v.metadata({ description, ...facts }));

/** A field that a site need not say. */
export const optionalField = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  facts: FieldFacts = {},
) => v.optional(field(schema, description, facts));

export const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'people would find an empty place there. Write a text.'),
);
/** Empty switches something off. */
export const textOrNone = v.string();

export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z\d-]*$/,
    'it is part of addresses. Write lower-case letters, digits and hyphens, beginning with a ' +
      'letter.',
  ),
);

/** A path on the page's own host, or an http(s), mailto or tel address. */
export const href = v.pipe(
  v.string(),
  v.check(
    isSafeHref,
    'a link to it would not be safe on every page. Write a path such as /help/, or an http(s), ' +
      'mailto or tel address, without blanks.',
  ),
);

/** One plain segment: anything else could lead links off the host (OPN-7). */
export const pathSegment = v.pipe(
  v.string(),
  v.regex(
    /^\w[\w.-]*$/,
    'links of the account are made with it. Write one segment of a path, without slashes.',
  ),
);

export const hostName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    'it is compared with the hosts of links. Write a host in lower case, without scheme, port ' +
      'or path, such as cedarline.example.',
  ),
);

export const httpAddress = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/\S+$/,
    'it is another server. Write its whole address, beginning with https://.',
  ),
);

/** Origin, or empty for none. */
export const origin = v.pipe(
  v.string(),
  v.regex(
    /^(https?:\/\/[^/\s?#]+)?$/,
    'it is another server. Write its origin, such as https://messages.cedarline.example, ' +
      'without a slash at the end, or an empty text.',
  ),
);

/** Where something is sent; empty switches it off. */
export const pathOrHttpAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:https?:\/\/|\/(?!\/))\S+)?$/,
    "it is where something is sent. Write a path of the page's own host, such as /measurements/, " +
      'a whole address that begins with https://, or an empty text.',
  ),
);

/** The source of a regular expression, without slashes. */
export const pattern = v.pipe(
  v.string(),
  v.check(
    isPattern,
    'hosts are compared with it. Write a regular expression as JavaScript reads it, without ' +
      'slashes around it.',
  ),
);

/** Name of a global of the page, or empty for none. */
export const globalName = v.pipe(
  v.string(),
  v.regex(
    /^([A-Za-z_$][\w$]*)?$/,
    'it is looked up on window. Write one name, or an empty text for none.',
  ),
);

const narrowest = 'nothing is made for narrower pages. Write 320 or more.';
export const pixels = v.pipe(
  v.number(),
  v.integer('styles count whole pixels. Write a whole number.'),
  v.minValue(320, narrowest),
);

const years = 'it stands before the year of the visit. Write a year of four digits.';
export const year = v.pipe(
  v.number(),
  v.integer(years),
  v.minValue(1000, years),
  v.maxValue(9999, years),
);

function isPattern(source: string): boolean {
  try {
    return ''.search(source) < 1;
  } catch {
    return false;
  }
}
