/** The page's address in a measurement, without personal data. @source threat S10 */

/** A segment of letters and hyphens, or a file name. Others may contain a person's id or name. */
const section = /^[a-z][a-z-]{0,30}(?:\.[a-z]{1,5})?$/;

export const pagePattern =
  /^\/(?:(?:\*|[a-z][a-z-]{0,30}(?:\.[a-z]{1,5})?)(?:\/\*)?)?$/;

/**
 * Later segments may contain names, ids and places.
 * @example toPagePattern('/lender-profile/L-1001') // '/lender-profile/*'
 */
export function toPagePattern(path: string): string {
  const [first, ...more] = path.toLowerCase().split('/').filter(Boolean);
  if (first === undefined) {
    return '/';
  }
  return `/${section.test(first) ? first : '*'}${more.length > 0 ? '/*' : ''}`;
}
