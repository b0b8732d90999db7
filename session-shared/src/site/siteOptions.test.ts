import type { PageConfig } from 'embed/contract';
import { siteFile, type SiteFile } from 'mortgage-domain/site-file/siteFile';

it("an option of the page that a site can say has its name in the site's file too", () => {
  // The type check says it: what a page alone says is what it alone can know, `content`, which is `lenderPage`
  // in the file, and `mode`, which is `header.slimPaths`.
  type PageOnly = Exclude<keyof PageConfig, keyof SiteFile>;
  const pageOnly: Readonly<Record<PageOnly, true>> = {
    app: true,
    authorizer: true,
    calculatorProperty: true,
    content: true,
    loadFrom: true,
    mode: true,
    permissions: true,
    stateAbbreviation: true,
    visitor: true,
    zipCode: true,
  };
  expect(Object.keys(pageOnly).filter((name) => name in siteFile.entries)).toEqual([]);
});
