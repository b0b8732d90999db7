import { languages } from 'mortgage-domain/languages/language';
import { readText } from './sources';

interface PageTexts {
  readonly lead: Readonly<Record<string, string | Record<string, string>>>;
}

const readJson = (file: string): unknown => JSON.parse(readText(file));

/** Groups of the page, by the beginning of the names in the remote. */
const groups = {
  label: 'labels',
  hint: 'hints',
  role: 'roles',
  error: 'errors',
} as const;
const single = {
  form: 'title',
  checkFields: 'checkFields',
  selectOne: 'selectOne',
  submit: 'submit',
  sent: 'sent',
} as const;

it.each(languages)(
  'the page that answers a form without script has the words of the lead form in %s (F75)',
  (language) => {
    const { lead } = readJson(
      `reference-api/page-texts/${language}.json`,
    ) as PageTexts;
    const form = readJson(
      `lender-advertising-remote/messages/${language}.json`,
    ) as Record<string, unknown>;
    for (const [name, text] of Object.entries(form)) {
      const [group = '', member = ''] = name.split('.');
      if (group in groups && member) {
        const texts = lead[groups[group as keyof typeof groups]];
        expect(texts).toHaveProperty(member, text);
      }
    }
    for (const [name, ours] of Object.entries(single)) {
      expect(lead[ours]).toBe(form[name]);
    }
  },
);
