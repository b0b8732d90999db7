/** Kinds of values of a site's file, each with what it has to be. Source: docs/sites.md. */
import * as v from 'valibot';
import { isSafeHref } from '../links/href';

export const text = v.pipe(
  v.string('Write a text.'),
  v.check((value) => /\S/.test(value), 'Write a text that is not empty.'),
);
/** Empty switches something off. */
export const textOrNone = v.string('Write a text, or an empty one for none.');

export const slug = v.pipe(
  v.string('Write a text.'),
  v.regex(
    /^[a-z][a-z\d-]*$/,
    'Write lower-case letters, digits and hyphens, beginning with a letter.',
  ),
);

/** A path on the page's own host, or an http(s), mailto or tel address. */
export const href = v.pipe(
  v.string('Write an address.'),
  v.check(
    isSafeHref,
    'Write a path such as /help/, or an http(s), mailto or tel address, without blanks.',
  ),
);

/** One plain segment: anything else could lead links off the host (OPN-7). */
export const pathSegment = v.pipe(
  v.string('Write a text.'),
  v.regex(/^\w[\w.-]*$/, 'Write one path segment without slashes.'),
);

export const hostName = v.pipe(
  v.string('Write a host name.'),
  v.regex(
    /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    'Write a host name in lower case, without scheme, port or path, such as example.com.',
  ),
);

export const httpAddress = v.pipe(
  v.string('Write an address.'),
  v.regex(/^https?:\/\/\S+$/, 'Write an http(s) address.'),
);

/** What is between the slashes of a regular expression. */
export const pattern = v.pipe(
  v.string('Write a text.'),
  v.check((source) => {
    try {
      return ''.search(source) < 1;
    } catch {
      return false;
    }
  }, 'Write a regular expression as JavaScript reads it, without slashes.'),
);

export const pixels = v.pipe(
  v.number('Write a number of CSS pixels.'),
  v.integer('Write a whole number.'),
  v.minValue(320, 'Write 320 or more: nothing is made for narrower pages.'),
);
