/** What stands beside the text of a notice, by the language of the site; an operator writes the text alone. */
export interface NoticeWords {
  readonly more: string;
  readonly dismiss: string;
}

const english: NoticeWords = { more: 'Learn more', dismiss: 'Dismiss notice' };

export const noticeWords: Readonly<Record<string, NoticeWords>> = {
  'en-US': english,
  'es-US': { more: 'Más información', dismiss: 'Cerrar el aviso' },
};

export const noticeWordsOf = (language: string): NoticeWords => noticeWords[language] ?? english;
