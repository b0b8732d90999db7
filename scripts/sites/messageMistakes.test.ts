import { root } from '../house/sources';
import { findMessageMistakes } from './messageMistakes';
import { formatPath } from './mistake';
import { readMessages } from './readSites';

const mistakesOf = (messages: unknown) =>
  findMessageMistakes({ messages }, readMessages(root)).map(
    ({ path, sentence }) => `${formatPath(path)} ${sentence}`,
  );

it('a site may say messages in its own words, with their places or without', () => {
  expect(
    mistakesOf({
      'header-remote': {
        signIn: 'Come in',
        actingAs: 'As {who}',
        stopImpersonating: 'Stop',
        new: { one: '{count} new', other: '{count} new' },
      },
      'lender-advertising-remote': { stillNeeded: { other: 'Needed: {fields}' } },
    }),
  ).toEqual([]);
});

it.each([
  [
    'who says nothing',
    { widgets: {} },
    /^messages\.widgets is not known.*Known here: .*header-remote/,
  ],
  [
    'what nobody says',
    { 'footer-remote': { compagny: 'Us' } },
    /^messages\["footer-remote"\]\.compagny is not known.*Did you mean "company"\?$/,
  ],
  [
    'what every object has',
    { 'footer-remote': { toString: 'Us' } },
    /\.toString is not known, so it would change nothing\. Known here: company, /,
  ],
  [
    'a place that nothing comes into',
    { 'header-remote': { actingAs: 'As {email}' } },
    /\.actingAs has \{email\}: nothing comes into it\. Use \{who\}\.$/,
  ],
  [
    'a place where there is none',
    { 'header-remote': { join: 'Join {productName}' } },
    /has \{productName\}: nothing comes into it\. Write a text without places\.$/,
  ],
  ['half a plural', { 'header-remote': { new: { one: 'new' } } }, /\.new lacks "other": /],
])('names %s', (_what, messages, mistake) => {
  expect(mistakesOf(messages)).toEqual([expect.stringMatching(mistake)]);
});

it.each([undefined, 5, [], { 'header-remote': 5 }, { 'header-remote': { join: 5 } }])(
  'leaves it to the schema that messages are %j',
  (messages) => {
    expect(mistakesOf(messages)).toEqual([]);
  },
);
