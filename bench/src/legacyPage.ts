import type { Answer } from './serve';

/** The legacy page of every subject. `head` goes into its head, `start` comes first in its body, `picture` before its text. */
export const legacyPage = (head: string, start: string, picture = ''): Answer => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mortgage rates</title><meta name="viewport" content="width=device-width">${head}</head><body style="margin:0">${start}<main>${picture}<h1>Mortgage rates</h1><p>The page's own content.</p></main></body></html>`,
  ),
});

const json = (text: string): Answer => ({ type: 'application/json', body: Buffer.from(text) });

/** What the calls of an anonymous visitor answer. */
export const apiAnswers: Readonly<Record<string, Answer>> = {
  'user/account/services/WhoAmI.htm': json('{"message":"Login required"}'),
  'ajax/nav/UserNavAsync.htm': json('{}'),
};
