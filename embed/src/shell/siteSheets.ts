import { readSiteParts, toSiteCss } from '../page/siteParts';

/** The rules of the site's brand as a sheet, for a shadow root that is filled on the page; none where the site has no brand of its own. */
export function readSiteSheets(owner: object): readonly CSSStyleSheet[] {
  const css = toSiteCss(readSiteParts(owner));
  if (css === '') {
    return [];
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [sheet];
}
