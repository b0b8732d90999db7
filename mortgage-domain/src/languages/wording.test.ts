import { directionOf, type Language } from './language';
import { translate } from './translate';
import { toWording, type Messages } from './wording';

const ours: Readonly<Record<Language, Messages<'yes' | 'no'>>> = {
  'en-US': { yes: 'Yes', no: 'No' },
  'es-US': { yes: 'Sí', no: 'No' },
};

describe('the wording of a site', () => {
  it('PRS-11 CON-20: is the English of the specification where the site sets none', () => {
    expect(toWording('header-remote', {}, ours)).toEqual({
      language: 'en-US',
      messages: ours['en-US'],
    });
  });

  it("is in the site's language, with the site's own texts", () => {
    const site = {
      language: 'es-US',
      messages: {
        'header-remote': { yes: '¡Claro!' },
        'footer-remote': { no: 'Nunca' },
      },
    } as const;
    expect(toWording('header-remote', site, ours)).toEqual({
      language: 'es-US',
      messages: { yes: '¡Claro!', no: 'No' },
    });
  });

  it('leaves out a message that this version does not have', () => {
    const site = {
      messages: { 'header-remote': { maybe: 'Maybe', toString: 'x' } },
    };
    expect(toWording('header-remote', site, ours).messages).toEqual(
      ours['en-US'],
    );
  });

  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['es-US', 'ltr'],
    ['arn', 'ltr'],
  ])('%s is read %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
    const wording = toWording(
      'header-remote',
      { language: language as 'es-US' },
      { ...ours, [language]: ours['es-US'] },
    );
    expect(wording.direction).toBe(direction === 'rtl' ? 'rtl' : undefined);
  });
});

it('a translation changes the texts that the table has, at any depth, and nothing else', () => {
  const menu = {
    key: 'help',
    links: [
      { text: 'Help', href: '/Help' },
      'constructor',
      'Helper',
      3,
      null,
      true,
    ],
  };
  expect(translate(menu, { Help: 'Ayuda' })).toEqual({
    key: 'help',
    links: [
      { text: 'Ayuda', href: '/Help' },
      'constructor',
      'Helper',
      3,
      null,
      true,
    ],
  });
});
