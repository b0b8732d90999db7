import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { provideOptions } from './embed/src/options/keepOptions';
import { openPageState } from './embed/src/page/pageState';
import { toPart as toGatePart } from './access-denied-remote/src/site';
import { toPart as toFooterPart } from './footer-remote/src/site';
import { toPart as toHeaderPart } from './header-remote/src/site';
import { toPart as toLenderPagePart } from './lender-advertising-remote/src/site';
import type { SiteFile } from './mortgage-domain/src/site-file/siteFile';
import { toPart as toSessionPart } from './session-shared/src/site';
import { loadMessages } from './session-shared/src/site/messages';
import sampleSite from './sites/maplehearth/site.json';

// The build replaces this name by the version.
Object.assign(globalThis, { __RELEASE_VERSION__: '1.0.0-abc' });

// jsdom has no constructable style sheets (`fakeStyleSheets` keeps them).
if ('ShadowRoot' in globalThis) {
  Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
}

// Every wait is for a state; on a busy machine the first one of a file also waits for its modules to be compiled.
configure({ asyncUtilTimeout: 5000 });

/** Tests run on a page of the first sample site, as stamped. */
const site = sampleSite as SiteFile;
const part = <Part extends object>(made: Part) => ({ id: '', ...made });
openPageState(globalThis as unknown as Window).parts = {
  'session-shared': part(toSessionPart(site)),
  'header-remote': part(toHeaderPart(site)),
  'footer-remote': part(toFooterPart(site)),
  'access-denied-remote': part(toGatePart(site)),
  'lender-advertising-remote': part(toLenderPagePart(site)),
};

provideOptions(globalThis);

/** The texts of the session's dialogs come with the first dialog; a test may begin with it. */
beforeAll(loadMessages);

/** A test reads its warnings with `expect(console.warn)`; the log has none. A test begins with empty stores. */
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  if ('ShadowRoot' in globalThis) {
    for (const store of [localStorage, sessionStorage]) {
      store.clear();
    }
  }
});

/** A test may stop the clock; the next one has the browser's own. */
afterEach(() => jest.useRealTimers());

/** React writes these to the console: a state changed outside `act`, so the test may look too early. */
const actWarnings: string[] = [];
const { error } = console;
console.error = (...words: unknown[]) => {
  const text = words.map(String).join(' ');
  if (text.includes('act(')) {
    actWarnings.push(text);
  } else {
    error(...words);
  }
};
afterEach(() => {
  expect(actWarnings.splice(0)).toEqual([]);
});
