import type { Answer } from './serve';

/** The legacy page of every subject. `head` goes into its head, `start` comes first in its body, `picture` before its text. */
export const legacyPage = (
  head: string,
  start: string,
  picture = '',
): Answer => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mortgage rates</title><meta name="viewport" content="width=device-width">${head}</head><body style="margin:0">${start}<main>${picture}<h1>Mortgage rates</h1><p>The page's own content.</p></main></body></html>`,
  ),
});

const json = (answer: object): Answer => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(answer)),
});

const user = {
  id: 'X1-1',
  firstName: 'Ada',
  lastName: 'Sample',
  emailAddress: 'ada@example.test',
};
const section = {
  key: 'own',
  link: { text: 'My account', href: '/myaccount/' },
  subsections: [],
};

/** The answers to an anonymous visitor, and in `signed-in/` to one with that cookie. */
export const apiAnswers: Readonly<Record<string, Answer>> = {
  'user/account/services/WhoAmI.htm': json({ message: 'Login required' }),
  'ajax/nav/UserNavAsync.htm': json({}),
  'signed-in/user/account/services/WhoAmI.htm': json({
    authToken: 'sample',
    user,
  }),
  'signed-in/ajax/nav/UserNavAsync.htm': json({ sections: [section] }),
};
