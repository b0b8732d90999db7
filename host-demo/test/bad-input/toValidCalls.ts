/** The valid calls of a server's own table of routes, and the routes that have none. */
import type { Example, Found, Role, ValidCall } from './example';
import { nameOf, type Route } from './routeTable';
import { examples } from './validCalls';

/** A role that may open the page (OPN-49). */
const staffOf = (url: string): Role =>
  /\/(?:ab-tests|account-tools|property)/.test(url) ? 'viewer' : 'moderator';

/** Of a page without places in its address its address will do, opened by somebody who may. */
const usual = ({ method, url }: Route): Example | undefined => {
  if (/[:*]/.test(url)) return undefined;
  if (method === 'POST') return /^\/demo\//.test(url) ? {} : undefined;
  return /^\/mortgage\/(?:admin|review-moderation)/.test(url) ? { as: staffOf(url) } : {};
};

export function toValidCalls(
  table: readonly Route[],
  found: Found,
): { readonly calls: readonly ValidCall[]; readonly missing: readonly string[] } {
  const known = examples(found);
  const calls: ValidCall[] = [];
  const missing: string[] = Object.keys(known).filter(
    (name) => !table.some((route) => nameOf(route) === name),
  );
  for (const route of table) {
    const example = known[nameOf(route)] ?? usual(route);
    if (example)
      calls.push({ params: {}, ...example, route, query: Object.entries(example.query ?? {}) });
    else missing.push(nameOf(route));
  }
  return { calls, missing };
}

/** Those whose fields are read: they are varied more often than pages that take nothing. */
export const takesInput = ({ params, query, body }: ValidCall): boolean =>
  body !== undefined || query.length > 0 || Object.keys(params).length > 0;
