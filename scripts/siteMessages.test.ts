import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { root } from './house/sources';
import { findMessageMistakes } from './siteMessages';

const mistakesOf = (messages: SiteFile['messages']) =>
  findMessageMistakes({ messages } as SiteFile, root);

it('a site may say messages in its own words, with their places or without', () => {
  expect(
    mistakesOf({
      'header-remote': { signIn: 'Come in', actingAs: 'As {who}', stopImpersonating: 'Stop' },
      'lender-advertising-remote': { stillNeeded: { other: 'Needed: {fields}' } },
    }),
  ).toEqual([]);
  expect(findMessageMistakes({} as SiteFile, root)).toEqual([]);
});

it.each([
  ['who says nothing', { 'page-remote': {} }, /^messages.page-remote: No workspace/],
  [
    'what nobody says',
    { 'footer-remote': { compagny: 'Us' } },
    /^messages.footer-remote.compagny: There is no such message. Write one of company, /,
  ],
  [
    'a place that nothing comes into',
    { 'header-remote': { actingAs: 'As {email}' } },
    /^messages.header-remote.actingAs: Nothing comes into the place \{email\}. Use \{who\}.$/,
  ],
  [
    'a place where there is none',
    { 'header-remote': { join: 'Join {productName}' } },
    /Write a text without places/,
  ],
  ['half a plural', { 'header-remote': { new: { one: 'new' } } }, /Write a text for "other"/],
])('names %s', (_what, messages, mistake) => {
  expect(mistakesOf(messages as SiteFile['messages'])).toEqual([expect.stringMatching(mistake)]);
});
