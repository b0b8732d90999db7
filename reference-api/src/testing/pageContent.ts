/** Reads the content of a server's page. */

/** Text of the page's middle, as a person reads it. */
export const textOf = (html: string): string =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
