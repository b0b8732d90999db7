import { openPageParts } from '../page/siteParts';
import type { FakeStyleSheet } from '../testing/styleSheets';
import { fakeStyleSheets } from '../testing/styleSheets';
import { readSiteSheets } from './siteSheets';

fakeStyleSheets();

it("a root that is filled on the page gets the site's brand as a sheet of its own", () => {
  const page = {};
  expect(readSiteSheets(page)).toEqual([]);
  openPageParts(page, {
    'session-shared': { id: 'a', css: ':host{--font:serif}' },
    'header-remote': { id: 'b' },
  });
  const [sheet, ...others] = readSiteSheets(
    page,
  ) as readonly unknown[] as FakeStyleSheet[];
  expect(sheet?.text).toBe(':host{--font:serif}');
  expect(others).toEqual([]);
});
