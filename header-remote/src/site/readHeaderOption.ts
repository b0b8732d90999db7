/** A chunk: few pages give the option. */
import * as v from 'valibot';
import {
  headerOption,
  toHeaderParts,
  type HeaderParts,
} from 'mortgage-domain/site-file/headerFile';

/** Without a part that is invalid; a warning names it. */
export function readHeaderOption(
  given: Readonly<Record<string, unknown>>,
): HeaderParts {
  const { issues = [] } = v.safeParse(headerOption, given);
  const invalid = issues.map((issue) => {
    const place = v.getDotPath(issue) ?? '';
    console.warn(
      `[mortgage header] ${place} of the option header is not valid, so the site's part is shown: ${issue.message} See docs/reference/site.md.`,
    );
    return place.split('.')[0];
  });
  const valid = Object.entries(given).filter(
    ([part]) => !invalid.includes(part),
  );
  return toHeaderParts(v.parse(headerOption, Object.fromEntries(valid)));
}
