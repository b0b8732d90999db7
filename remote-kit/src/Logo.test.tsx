import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { Logo } from './Logo';

const sizes = {
  classic: { width: 152, height: 32 },
  refreshed: { width: 110, height: 24 },
};

function show(
  site: Partial<typeof defaultSiteConfig>,
  mark: ReactNode = <path d="M0 0" />,
) {
  render(
    <Logo site={{ ...defaultSiteConfig, ...site }} sizes={sizes} color="red">
      {mark}
    </Logo>,
  );
  return screen.getByRole('img', {
    name: site.productName ?? defaultSiteConfig.productName,
  });
}

describe('the logo', () => {
  it.each([
    ['classic', ['152', '32', '0 0 166 35']],
    ['refreshed', ['110', '24', '0 0 160 35']],
  ] as const)(
    'CON-15 CON-16 OPN-86: fills the place of the %s theme',
    (theme, place) => {
      const logo = show({ theme });
      expect(
        ['width', 'height', 'viewBox'].map((name) => logo.getAttribute(name)),
      ).toEqual(place);
    },
  );

  it('a configured logo has the same size, with the brand as its text (CON-15 CON-16 OPN-79)', () => {
    const logo = show({ logoUrl: '/brand.svg', productName: 'Oakhouse' });
    expect(logo.tagName).toBe('IMG');
    expect(
      ['src', 'width', 'height'].map((name) => logo.getAttribute(name)),
    ).toEqual(['/brand.svg', '152', '32']);
  });

  it.each([
    ['Maplehearth', ['Maplehearth 117']],
    [
      'Featherstone & Daughters Mortgage Marketplace',
      ['Featherstone & Daughters 117', 'Mortgage Marketplace 104'],
    ],
    ['Bank of the Old Mill', ['Bank of 45', 'the Old Mill 77']],
    ['Oak Immobilienfinanzierungen', ['Oak Immobilienfinanzierungen 117']],
    ['Immobilienfinanzierung', ['Immobilienfinanzierung 117']],
  ])('%s: breaks a long name into two lines that fit', (name, lines) => {
    const texts = [...show({ productName: name }).querySelectorAll('text')];
    const told = texts.map(
      (one) => `${one.textContent} ${one.getAttribute('textLength')}`,
    );
    expect(told).toEqual(lines);
    expect(new Set(texts.map((one) => one.getAttribute('y'))).size).toBe(
      lines.length,
    );
  });

  it('draws both lines of a long name in one size and width of letters (OPN-79)', () => {
    const logo = show({
      productName: 'Featherstone & Daughters Mortgage Marketplace',
    });
    const lines = [...logo.querySelectorAll('text')];
    const [first, second] = lines.map((line) => ({
      size: line.getAttribute('font-size'),
      letter: Number(line.getAttribute('textLength')) / line.textContent.length,
    }));
    expect(second!.size).toBe(first!.size);
    expect(Math.abs(second!.letter / first!.letter - 1)).toBeLessThan(0.07);
  });

  it('ends a line that is too long for its place in an ellipsis (OPN-79)', () => {
    const productName = `Oak ${'Immobilien'.repeat(5)}`;
    const logo = show({ productName });
    const texts = [...logo.querySelectorAll('text')];
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      'Oak ImmobilienImmobilienImm…',
    ]);
    expect(logo).toHaveAccessibleName(productName);
  });

  it.each([
    ['header', []],
    ['footer', null],
  ])(
    'without a mark in the %s the name begins at the left edge (OPN-79)',
    (_, mark) => {
      const text = show({ productName: 'Oakhouse' }, mark).querySelector(
        'text',
      );
      expect(text).toHaveAttribute('x', '0');
    },
  );
});
