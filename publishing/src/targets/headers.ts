/** How a published file is served. A bucket keeps these with the object; `deploy/nginx.conf` and the demo say the same. */
export interface FileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly contentEncoding?: 'br' | 'gzip';
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};
/** Version folders never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Stable files change with each release: kept for a minute, and shown while a newer one is fetched. */
const stable = 'public, max-age=60, stale-while-revalidate=86400';

/** Headers of a file by its path on the target: `<workspace>/<stable file>`, `<workspace>/<slug>/<stable file>`, `<workspace>/<version>/<file>` or `registry.json`. */
export function headersOf(file: string): FileHeaders {
  const [, plain = file, ending] = /^(.*?)(?:\.(br|gz))?$/.exec(file) ?? [];
  const contentType = types[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const headers = { contentType, cacheControl: cacheControlOf(file) };
  if (ending === undefined) return headers;
  return { ...headers, contentEncoding: ending === 'br' ? 'br' : 'gzip' };
}

/** The folder of a version, not of a site: a version begins with a number, a slug with a letter. */
const isVersion = (folder: string): boolean => /^\d/.test(folder);

function cacheControlOf(file: string): string {
  const [, folder, ...inside] = file.split('/');
  if (folder === undefined) return 'no-store';
  return inside.length > 0 && isVersion(folder) ? immutable : stable;
}
