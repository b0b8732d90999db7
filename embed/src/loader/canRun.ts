/**
 * False (or an error) where our programs would throw or hang: the page has taken `Symbol` away (F54), has given the
 * name of a constructor to a variable of its own (F66), has frozen a prototype that our programs and their libraries
 * add to (F50), or is XHTML (F70), or the browser cannot make style sheets (docs/browsers.md). The static view is all
 * that is shown there.
 */
export const canRun = (page: typeof globalThis): boolean =>
  typeof page.Symbol === 'function' &&
  page.document.contentType === 'text/html' &&
  'replaceSync' in page.CSSStyleSheet.prototype &&
  'href' in page.URL.prototype &&
  [page.Map, page.Set, page.URLSearchParams, page.WeakMap].every(
    (one) => 'has' in one.prototype,
  ) &&
  ![page.Array, page.Function, page.Promise].some((one) =>
    Object.isFrozen(one.prototype),
  );
