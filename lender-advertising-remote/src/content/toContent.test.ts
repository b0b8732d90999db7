import { defaultContent } from './content';
import { loanTermLabels } from 'mortgage-domain/loans/loan';
import { toContent } from './toContent';

describe('the texts of the page', () => {
  it('names the loan of the sample contact by its term label (ENM-3 OPN-60)', () => {
    expect(loanTermLabels.Fixed30Year).toBe('30 year fixed');
    expect(defaultContent.hero.sample.loan).toContain(
      loanTermLabels.Fixed30Year,
    );
  });

  it('LAP-23 LAP-26 CON-22 OPN-81: three testimonials, each with quote, author, company, NMLS number and a portrait of its own, marked as samples; four questions', () => {
    const { items } = defaultContent.testimonials;
    expect(items).toHaveLength(3);
    for (const { quote, author, company, nmlsId } of items) {
      expect(
        [quote, author, company, nmlsId].every((text) => text.length > 0),
      ).toBe(true);
    }
    expect(
      new Set(items.map(({ portrait }) => JSON.stringify(portrait))).size,
    ).toBe(3);
    expect(defaultContent.testimonials.note).toMatch(/sample/i);
    expect(defaultContent.faq.items).toHaveLength(4);
  });

  it('OPN-82 CON-23: say that a deposit is required, and name no amount', () => {
    const texts = JSON.stringify(defaultContent);
    expect(texts).toContain('A minimum initial deposit is required.');
    expect(texts).not.toMatch(/\$\s?\d/);
  });

  it('OPN-80: a page replaces single texts and whole lists', () => {
    const content = toContent(
      {
        hero: { text: 'Ours' },
        faq: { items: [{ question: 'Q', answer: 'A' }] },
      },
      defaultContent,
    );
    expect(content.hero).toEqual({ ...defaultContent.hero, text: 'Ours' });
    expect(content.faq).toEqual({
      title: defaultContent.faq.title,
      items: [{ question: 'Q', answer: 'A' }],
    });
    expect(content.callToday).toBe(defaultContent.callToday);
  });

  const someone = { quote: 'Q', author: 'A B', company: 'C', nmlsId: '1' };
  const drawn = {
    back: '#fff',
    skin: '#fff',
    coat: '#fff',
    hair: '#fff',
    cut: 'M0 0Z',
  };
  it.each([undefined, '/static/images/june.png', drawn])(
    'OPN-81 LAP-23: replaces people with their portraits: %j',
    (portrait) => {
      const items = [{ ...someone, portrait }];
      expect(
        toContent({ testimonials: { items } }, defaultContent).testimonials
          .items,
      ).toEqual(items);
    },
  );

  it.each([
    [{ testimonials: { items: [{ ...someone, portrait: { back: '#fff' } }] } }],
    [{ testimonials: { items: [{ ...someone, portrait: 5 }] } }],
    [{ hero: { title: 5 } }],
    [{ faq: { items: [] } }],
    [{ testimonials: { items: [{ quote: 'No author' }] } }],
  ])('leaves out what does not fit, with advice: %j', (given) => {
    expect(toContent(given, defaultContent)).toEqual(defaultContent);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('content.json'),
    );
  });

  it.each([undefined, null, 'text', []])('is its own for %j', (given) =>
    expect(toContent(given, defaultContent)).toBe(defaultContent),
  );
});
