import type { PageSite } from 'mortgage-domain/site/siteConfig';
import { testSession } from '../testing';
import { startedSession } from '../testing/startedSession';
import { configSet } from '../config/config';

const { session } = startedSession();
const withPage = (site: PageSite = {}) =>
  session.store.dispatch(
    configSet({
      site: testSession({ site }).store.getState().config.site,
      userSessionId: 's-1',
    }),
  );

/** Follows the link as a browser does; gives its address after that. */
function follow(html: string, way = 'click'): string {
  document.body.innerHTML = html;
  const link = document.querySelector('a')!;
  link.addEventListener(way, (event) => event.preventDefault());
  // A listener of the page that keeps the event to itself.
  document.body.addEventListener(way, (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  link.dispatchEvent(
    new MouseEvent(way, { bubbles: true, cancelable: true, composed: true }),
  );
  return link.href;
}
const quoteLink =
  '<a href="https://bank.example/apply?utm_source=rates" data-lender-website="Q-7"><b>x</b></a>';

it.each(['click', 'auxclick', 'contextmenu'])(
  'LNK-10 LNK-11 LNK-12: a link that is followed by %s carries session, partner, its own parameters and the quote',
  (way) => {
    withPage();
    expect(follow(quoteLink, way)).toBe(
      'https://lenders.maplehearth.example/visit?utm_source=rates&sid=s-1&partnerId=RD-MAPLEWEB#quoteId=Q-7',
    );
  },
);

it('LNK-11 LNK-12: followed twice it is the same; without a quote there is no fragment', () => {
  withPage();
  const once = follow('<a href="/quotes/?a=1&a=2" data-lender-website>x</a>');
  expect(once).toBe(
    'https://lenders.maplehearth.example/visit?a=1&a=2&sid=s-1&partnerId=RD-MAPLEWEB',
  );
  document.querySelector('a')!.click();
  expect(document.querySelector('a')!.href).toBe(once);
});

it.each([
  ['ios', 'RD-MAPLEIOS'],
  ['android', 'RD-MAPLEAND'],
] as const)(
  'LNK-10 CON-25 OPN-5: in the app %s the web view is opened',
  (app, partnerId) => {
    withPage({ app });
    expect(follow(quoteLink)).toBe(
      `https://lenders.maplehearth.example/webview?utm_source=rates&sid=s-1&partnerId=${partnerId}#quoteId=Q-7`,
    );
  },
);

it.each([
  ['https://maplehearth.example/go', 'www.maplehearth.example'],
  ['https://secure-contact.maplehearth.example/go', 'www.maplehearth.example'],
  ['https://tid7.maplehearth.example/go', 'tid7.maplehearth.example'],
  ['https://lenders.other.example/go', 'lenders.other.example'],
])(
  'LNK-13 LNK-14 LNK-15: the host rules hold for the address %s',
  (baseUrl, host) => {
    withPage({
      serverUrls: { lenderWebsite: { baseUrl, webviewUrl: baseUrl } },
    });
    expect(new URL(follow(quoteLink)).host).toBe(host);
  },
);

it('S03: where no allowed address is configured, the link stays as it is', () => {
  const nowhere = { baseUrl: 'javascript:alert(1)', webviewUrl: '' };
  withPage({ serverUrls: { lenderWebsite: nowhere } });
  expect(follow(quoteLink)).toBe('https://bank.example/apply?utm_source=rates');
});

it('a link without the attribute is left alone', () => {
  withPage();
  expect(follow('<a href="https://bank.example/">x</a>')).toBe(
    'https://bank.example/',
  );
});
