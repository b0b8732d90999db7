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

/**
 * How a published file is served, by its path on the target: `<workspace>/<stable file>`, `<workspace>/<slug>/<stable
 * file>`, `<workspace>/<version>/<file>` or `registry.json`. A bucket keeps these with the object; `deploy/nginx.conf`
 * and the demo do the same.
 */
export function headersOf(file: string) {
  const [, plain = file, ending] = /^(.*?)(?:\.(br|gz))?$/.exec(file) ?? [];
  return {
    ContentType:
      types[plain.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    ContentEncoding: ending === 'gz' ? 'gzip' : ending,
    CacheControl: cacheControlOf(file),
  };
}

/** The folder of a version begins with a number, that of a site with a letter. */
function cacheControlOf(file: string): string {
  const [, folder, ...inside] = file.split('/');
  if (folder === undefined) {
    return 'no-store';
  }
  return inside.length > 0 && /^\d/.test(folder) ? immutable : stable;
}
