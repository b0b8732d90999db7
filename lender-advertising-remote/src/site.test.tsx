/** @jest-environment node */
import { openPageParts } from 'embed/site-parts';
import { renderShell } from 'remote-kit/shell';
import {
  examineContent,
  findMistakes,
  noMistakes,
  spanishSite,
} from 'remote-kit/testing';
import spanishContent from '../content/es-US.json';
import english from '../messages/en-US.json';
import { defaultContent } from './content/content';
import { defaultLegal } from './content/legal';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { remote } from './remote';
import { toPart } from './site';
import { view } from './view';

/** Products, people and companies. */
const names = [
  'Connect',
  'Custom Quotes',
  ...defaultContent.testimonials.items.flatMap(({ author, company }) => [
    author,
    company,
  ]),
];

it('the texts of the page are translated, all of them and nothing else', () => {
  expect(
    examineContent(
      { ...defaultContent, legal: defaultLegal.map(({ text }) => text) },
      spanishContent,
      names,
    ),
  ).toEqual(noMistakes);
});

const shellOf = (site: SiteFile): string => {
  openPageParts(globalThis, {
    'lender-advertising-remote': { id: 'es', ...toPart(site) },
  });
  return renderShell(remote, view);
};

it('gives the static form the action of an API that takes it (F75)', () => {
  const html = shellOf({
    ...spanishSite,
    productName: 'Cedar line',
    apiBase: '/servicios/api/',
    partnerIds: { web: 'CL-WEB', ios: '', android: '' },
    plainLeads: true,
  });
  expect(html).toContain(
    'action="/servicios/api/contactCedarLineAboutMortgageAdvertising?partnerId=CL-WEB" method="post"',
  );
  expect(html).toContain('Aún puede enviar este formulario.');
});

it('says that the static form is not available if the API does not take it (F75)', () => {
  const html = shellOf(spanishSite);
  expect(html).toContain(' method="dialog"');
  expect(html).toContain('Este formulario no está disponible');
  expect(html).not.toContain('Aún puede enviar');
});

it('does not call the fields of a static form needed or its button disabled (F74)', () => {
  const html = shellOf(spanishSite);
  expect(html).not.toContain('aria-disabled');
  expect(html).toMatch(/<p id="lead-needed"[^>]* data-pending=""/);
});

it('PRS-11: the page of a Spanish site is Spanish at first paint, with its form, and declares it', () => {
  openPageParts(globalThis, {
    'lender-advertising-remote': { id: 'es', ...toPart(spanishSite) },
  });
  const html = renderShell(remote, view);
  expect(html).toMatch(/^<div lang="es-US">/);
  for (const text of [
    'Puesto',
    'Soy oficial de préstamos o corredor hipotecario',
    'Enviar',
  ]) {
    expect(html).toContain(`>${text}<`);
  }
  expect(html).toContain(
    'Faltan: Puesto, Nombre, Correo electrónico, Teléfono',
  );
  expect(findMistakes(html, spanishContent, english)).toEqual([]);
});

it('OPN-80: the texts of a site replace ours in any language', () => {
  const { content } = toPart({
    ...spanishSite,
    lenderPage: { hero: { title: 'Grow' } },
  });
  expect(content.hero.title).toBe('Grow');
  expect(content.hero.learnMore).toBe('Más información');
});

it.each([
  [
    'the links of the specification, if the footer has them',
    {},
    ['/z/corp/privacy-choices/', '/z/corp/terms/'],
  ],
  [
    'none that its own footer lacks',
    { footer: { links: [] } },
    ['/z/corp/privacy-choices/'],
  ],
  [
    'its own links, on its own server',
    {
      server: 'https://www.host.example',
      lenderPage: { legal: [{ text: 'Privacidad', href: '/privacidad/' }] },
    },
    ['https://www.host.example/privacidad/'],
  ],
])('stamps %s (OPN-143)', (_what, more, hrefs) => {
  const { legal } = toPart({ ...spanishSite, footer: {}, ...more });
  expect(legal.map(({ href }) => href)).toEqual(hrefs);
});
