import { defaultContent } from './content';
import { toContent } from './toContent';

describe('the texts of the page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('LAP-23 LAP-26 CON-22: three testimonials, each with quote, author, company and NMLS number, marked as samples; four questions', () => {
    expect(defaultContent.testimonials.items).toHaveLength(3);
    for (const item of defaultContent.testimonials.items)
      expect(Object.values(item).every((text) => text.length > 0)).toBe(true);
    expect(defaultContent.testimonials.note).toMatch(/sample/i);
    expect(defaultContent.faq.items).toHaveLength(4);
  });

  it('OPN-80: a page replaces single texts and whole lists', () => {
    const content = toContent({
      hero: { text: 'Ours' },
      faq: { items: [{ question: 'Q', answer: 'A' }] },
    });
    expect(content.hero).toEqual({ ...defaultContent.hero, text: 'Ours' });
    expect(content.faq).toEqual({
      title: defaultContent.faq.title,
      items: [{ question: 'Q', answer: 'A' }],
    });
    expect(content.callToday).toBe(defaultContent.callToday);
  });

  it.each([
    [{ hero: { title: 5 } }],
    [{ faq: { items: [] } }],
    [{ testimonials: { items: [{ quote: 'No author' }] } }],
  ])('leaves out what does not fit, with advice: %j', (given) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(toContent(given)).toEqual(defaultContent);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('content.ts'));
  });

  it.each([undefined, null, 'text', []])('is its own for %j', (given) =>
    expect(toContent(given)).toBe(defaultContent),
  );
});
