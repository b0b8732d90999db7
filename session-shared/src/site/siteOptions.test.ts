import type { PageConfig } from 'embed/contract';
import { siteFile, type SiteFile } from 'mortgage-domain/site-file/siteFile';

it('an option that both page and site can set has one name', () => {
  // The type check proves it. Excluded: options of a page alone, `content`, which is `lenderPage` in the file,
  // and `mode`, which is `header.slimPaths`.
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
  expect(
    Object.keys(pageOnly).filter((name) => name in siteFile.entries),
  ).toEqual([]);
});
