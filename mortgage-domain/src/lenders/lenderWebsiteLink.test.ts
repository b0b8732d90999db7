import fc from 'fast-check';
import { buildLenderWebsiteLink } from './lenderWebsiteLink';
import { defaultSiteConfig as site, type AppName } from '../site/siteConfig';
import { anyText, forAll } from '../../test/anyText';

const urls = {
  baseUrl: 'https://lenders.example/go?kept=1#old',
  webviewUrl: 'https://app.lenders.example/view',
};
const visit = { partnerId: site.partnerIds.web, userSessionId: 's-1' };

it('only the apps get the webview address, also with one partner id for all (LNK-10 CON-25 OPN-5)', () => {
  const hostIn = (app: AppName) =>
    new URL(buildLenderWebsiteLink(visit, urls, { app })!).hostname;
  expect((['web', 'ios', 'android'] as const).map(hostIn)).toEqual([
    'lenders.example',
    'app.lenders.example',
    'app.lenders.example',
  ]);
});

it('LNK-11: carries the session id, the partner id and further parameters, which replace neither', () => {
  const link = new URL(
    buildLenderWebsiteLink(
      {
        ...visit,
        parameters: new URLSearchParams(
          'a=b%26c&a=d&sid=stolen&sid=again&partnerId=other',
        ),
      },
      urls,
      site,
    )!,
  );
  expect([...link.searchParams]).toEqual([
    ['kept', '1'],
    ['a', 'b&c'],
    ['a', 'd'],
    ['sid', 's-1'],
    ['partnerId', site.partnerIds.web],
  ]);
});

it('LNK-12: the fragment carries the quote id, and nothing without one', () => {
  expect(
    buildLenderWebsiteLink({ ...visit, quoteId: 'q 1#' }, urls, site),
  ).toMatch(/#quoteId=q\+1%23$/);
  expect(buildLenderWebsiteLink(visit, urls, site)).not.toContain('#');
});

it.each([
  'javascript:alert(1)',
  '/relative',
  'mailto:a@b.example',
  '',
  '//evil.example',
])('S03: no link on %j', (baseUrl) => {
  expect(
    buildLenderWebsiteLink(visit, { ...urls, baseUrl }, site),
  ).toBeUndefined();
});

it('LNK-10 LNK-11 S03: no parameter changes the host', () => {
  const text = anyText();
  forAll(
    text,
    text,
    fc.dictionary(text, text),
    (userSessionId, quoteId, given) => {
      const parameters = new URLSearchParams(given);
      const link = new URL(
        buildLenderWebsiteLink(
          { partnerId: 'p', userSessionId, quoteId, parameters },
          urls,
          site,
        )!,
      );
      expect(link.origin).toBe('https://lenders.example');
      expect(link.searchParams.get('partnerId')).toBe('p');
    },
  );
});
