import { languages } from 'mortgage-domain/languages/language';
import { noticeWords } from 'publishing/notice-words';

it('each language of ours has the words of a notice', () => {
  expect(Object.keys(noticeWords).sort()).toEqual([...languages].sort());
  for (const { more, dismiss } of Object.values(noticeWords))
    expect([more, dismiss].map((word) => word.trim())).not.toContain('');
});
