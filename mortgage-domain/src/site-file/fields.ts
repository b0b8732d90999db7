/** Kinds of values in a site's file, and descriptions for its reference. Source: docs/sites.md. */
import * as v from 'valibot';
import { isSafeHref } from '../links/href';
import { unnamedSite, type SiteConfig } from '../site/siteConfig';

/** Keywords of JSON Schema. */
export interface FieldFacts {
  readonly default?: string | number | boolean;
  readonly examples?: readonly [unknown, ...unknown[]];
}

export const field = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  facts: FieldFacts,
) => v.pipe(schema, v.metadata({ description, ...facts }));

export const optionalField = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  facts: FieldFacts = {},
) => v.optional(field(schema, description, facts));

export const matching = (form: RegExp, advice: string) =>
  v.pipe(v.string(), v.regex(form, advice));
export const checked = (isValid: (text: string) => boolean, advice: string) =>
  v.pipe(v.string(), v.check(isValid, advice));

type PlainName = {
  [Name in keyof SiteConfig]: SiteConfig[Name] extends string | boolean
    ? Name
    : never;
}[keyof SiteConfig];
/** An optional field whose default is that of every site. */
export const siteField = <Schema extends v.GenericSchema>(
  name: PlainName,
  schema: Schema,
  description: string,
  ...examples: readonly unknown[]
) =>
  optionalField(schema, description, {
    default: unnamedSite[name],
    ...(examples.length > 0 && {
      examples: examples as [unknown, ...unknown[]],
    }),
  });

export const text = matching(
  /\S/,
  'people would find an empty place there. Write a text.',
);
/** Empty switches something off. */
export const textOrNone = v.string();

/** Targets of earlier releases have previews in a folder of that name. */
export const slug = matching(
  /^(?!preview$)[a-z][a-z\d-]*$/,
  'it is part of addresses. Write lower-case letters, digits and hyphens, beginning with a ' +
    'letter, and not "preview".',
);

/** A path on the page's own host, or an http(s), mailto or tel address. */
export const href = checked(
  isSafeHref,
  'a link to it would not be safe on every page. Write a path such as /help/, or an http(s), ' +
    'mailto or tel address, without blanks.',
);

/** Anything but one plain segment could lead links off the host (OPN-7). */
export const pathSegment = matching(
  /^\w[\w.-]*$/,
  'links of the account are made with it. Write one segment of a path, without slashes.',
);

export const hostName = matching(
  /^[a-z\d-]+(\.[a-z\d-]+)+$/,
  'it is compared with the hosts of links. Write a host in lower case, without scheme, port ' +
    'or path, such as cedarline.example.',
);

export const mainDomain = matching(
  /^(?!www\.)[a-z\d-]+(\.[a-z\d-]+)+$/,
  'it is compared with the hosts of links. Write a host in lower case, without www, scheme, ' +
    'port or path, such as cedarline.example.',
);

export const httpAddress = matching(
  /^https?:\/\/\S+$/,
  'it is another server. Write its whole address, beginning with https://.',
);

/** Origin, or empty for none. */
export const origin = matching(
  /^(https?:\/\/[^/\s?#]+)?$/,
  'it is another server. Write its origin, such as https://messages.cedarline.example, ' +
    'without a slash at the end, or an empty text.',
);

/** Where something is sent; empty switches it off. */
export const pathOrHttpAddress = matching(
  /^(?:(?:https?:\/\/|\/(?!\/))\S+)?$/,
  "it is where something is sent. Write a path of the page's own host, such as /measurements/, " +
    'a whole address that begins with https://, or an empty text.',
);

export const pattern = checked(
  isPattern,
  'hosts are compared with it. Write a regular expression as JavaScript reads it, without ' +
    'slashes around it.',
);

export const globalName = matching(
  /^([A-Za-z_$][\w$]*)?$/,
  'it is looked up on window. Write one name, or an empty text for none.',
);

const narrowest = 'nothing is made for narrower pages. Write 320 or more.';
export const pixels = v.pipe(
  v.number(),
  v.integer('styles count whole pixels. Write a whole number.'),
  v.minValue(320, narrowest),
);

const years = 'it precedes the year of the visit. Write a year of four digits.';
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
