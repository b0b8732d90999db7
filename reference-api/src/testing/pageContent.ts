/** What a page of the server holds. */

/** Text of the page's middle, as a person reads it. */
export const textOf = (html: string): string =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
/** A gated page holds its content a second time, for browsers without script. */
export const inGate = (html: string): string => html.replace(/<noscript>[\s\S]*?<\/noscript>/, '');
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
export const cardsOf = (html: string): string[] => html.split('data-lender>').slice(1);
export const cardOf = (html: string, name: string): string =>
  cardsOf(html).find((card) => card.includes(`>${name}</a>`)) ?? '';
