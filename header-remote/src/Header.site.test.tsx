import { screen } from '@testing-library/react';
import { openPageParts } from 'embed/site-parts';
import { spanishSite } from 'remote-kit/testing';
import { renderWithSession, testSession } from 'session-shared/testing';
import { finish } from './finish';
import { Header } from './Header';
import { toPart } from './site';

const secured = 'https://secure-contact.partner.example';
const part = toPart({
  ...spanishSite,
  header: {
    home: '/{accountPrefix}/inicio/',
    help: {
      text: 'Ayuda de {productName}',
      href: `${secured}/{accountPrefix}/ayuda`,
    },
    main: [
      {
        key: 'account',
        text: 'Cuenta',
        top: { text: 'Contacto', href: `${secured}/contacto` },
        groups: [
          {
            links: [
              { text: 'Otra casa', href: 'https://partner.example/contacto' },
            ],
          },
        ],
      },
    ],
    account: [
      {
        key: 'inbox',
        text: 'Mensajes',
        href: '/m',
        messagingHref: `${secured}/m`,
      },
    ],
  },
});

function show() {
  openPageParts(globalThis, { 'header-remote': { id: 'es', ...part } });
  const session = testSession({
    user: { id: '7' },
    site: {
      productName: 'Cedarline',
      mainDomain: 'cedarline.example',
      accountPrefix: 'cuenta',
    },
  });
  return renderWithSession(<Header />, { session, finish }).container;
}
const hrefsOf = (name: string) =>
  screen
    .getAllByRole('link', { name, hidden: true })
    .map((link) => link.getAttribute('href'));

it("OPN-79 OPN-7: puts the site's names into every text and link of bar and mobile menu", () => {
  const container = show();
  expect(hrefsOf('Ayuda de Cedarline')).toHaveLength(2);
  expect(container.querySelector('a[data-track-label="Logo"]')).toHaveAttribute(
    'href',
    '/cuenta/inicio/',
  );
  expect(container.innerHTML).not.toMatch(/\{\w+\}/);
});

it("LNK-13 LNK-15 OPN-3: applies the host rules to the site's own tables", () => {
  show();
  expect(new Set(hrefsOf('Ayuda de Cedarline'))).toEqual(
    new Set(['https://www.cedarline.example/cuenta/ayuda']),
  );
  expect(new Set(hrefsOf('Contacto'))).toEqual(
    new Set(['https://www.cedarline.example/contacto']),
  );
  expect(new Set(hrefsOf('Otra casa'))).toEqual(
    new Set(['https://partner.example/contacto']),
  );
});
