/** A chunk: few pages give the option. */
import * as v from 'valibot';
import {
  headerOption,
  toHeaderParts,
  type HeaderParts,
} from 'mortgage-domain/site-file/headerFile';

/** Without a part that is invalid; a warning names it. */
export function readHeaderOption(given: Readonly<Record<string, unknown>>): HeaderParts {
  const valid: Record<string, unknown> = { ...given };
  const { issues = [] } = v.safeParse(headerOption, given);
  for (const issue of issues) {
    const place = v.getDotPath(issue) ?? 'header';
    console.warn(
      `[mortgage header] ${place} of the option header is not valid, so the site's part is shown: ${issue.message} See docs/reference/site.md.`,
    );
    const [part] = place.split('.');
    if (part) delete valid[part];
  }
  return toHeaderParts(v.parse(headerOption, valid));
}
