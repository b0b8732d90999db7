import { openPageParts } from 'embed/site-parts';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';
import { act, screen } from '@testing-library/react';
import { AccessDenied } from './gate';
import { initialState } from './session/state';
import { loadDialogs } from './session/loadDialogs';
import { toPart } from './site';
import { loadMessages, text } from './site/messages';
import { readStampedSite } from './site/sessionPart';
import { fakeDialogs } from './testing/fakeDialogs';
import { renderWithSession, testSession } from './testing';

const site = {
  slug: 'cedarline',
  productName: 'Cedarline',
  mainDomain: 'cedarline.example',
  homeLoansHost: 'loans.cedarline.example',
  partnerIds: { web: 'w', ios: 'i', android: 'a' },
  language: 'es-US',
} as const;
const stamp = (file: Parameters<typeof toPart>[0]) =>
  openPageParts(globalThis, {
    'session-shared': { id: 'es', ...toPart(file) },
  });

describe('the session of a Spanish site', () => {
  beforeAll(fakeDialogs);

  it('carries the messages that are needed before a dialog opens, and none of the dialogs', () => {
    const { language, messages = {} } = toPart(site);
    expect(language).toBe('es-US');
    expect(messages).toMatchObject({
      greeting: spanish.greeting,
      'denied.title': 'Acceso denegado',
    });
    expect(
      Object.keys(messages).filter((key) => !/^greeting$|^denied/.test(key)),
    ).toEqual([]);
  });

  it("carries a dialog's message that the site has changed", async () => {
    stamp({
      ...site,
      messages: { 'session-shared': { close: 'Salir', email: spanish.email } },
    });
    await loadMessages();
    expect(Object.keys(toPart(site).messages!)).not.toContain('close');
    expect(text('close')).toBe('Salir');
    expect(text('email')).toBe('Correo electrónico');
  });

  it('SGN-2: greets in Spanish, whatever the page calls the product', () => {
    stamp(site);
    expect(
      initialState(readStampedSite()).registration.uiConfig.headerText,
    ).toBe('Le damos la bienvenida a Cedarline');
  });

  it('SGN-1 ACC-1: dialogs and Access Denied are Spanish and declare it', async () => {
    stamp(site);
    const { showChallenge } = await loadDialogs();
    let closed: Promise<boolean>;
    await act(async () => {
      closed = showChallenge(testSession().store, '/block.js');
    });
    const shell = document.querySelector('[data-mortgage-lightbox]')!
      .shadowRoot!.lastElementChild!;
    expect(shell).toHaveAttribute('lang', 'es-US');
    expect(shell).not.toHaveAttribute('dir');
    expect(shell).toHaveTextContent('Verificación de seguridad');
    expect(shell).not.toHaveTextContent(english['challenge.title']);
    await act(async () => {
      shell.querySelector('dialog')!.close();
      await closed;
    });

    renderWithSession(<AccessDenied />);
    const title = screen.getByRole('heading', { name: 'Acceso denegado' });
    expect(title.parentElement).toHaveAttribute('lang', 'es-US');
    expect(title.parentElement).toHaveTextContent(spanish['denied.signedOut']);
  });

  it('a language that is read from right to left takes the dialogs along', async () => {
    openPageParts(globalThis, {
      'session-shared': {
        id: 'ar',
        config: {},
        language: 'ar',
        direction: 'rtl',
      } as never,
    });
    renderWithSession(<AccessDenied />);
    expect(screen.getByRole('heading').parentElement).toHaveAttribute(
      'dir',
      'rtl',
    );
  });
});

it('OPN-86: the tokens of the dark scheme follow those of the light one', () => {
  const { css } = toPart({
    ...site,
    tokens: { 'radius-s': '2px' },
    darkTokens: {},
  });
  expect(css).toBe(
    ':where([data-shell]){--radius-s:var(--mortgage-radius-s,2px)}',
  );
  expect(
    toPart({ ...site, darkTokens: { 'color-ink': '#fff' } }).css,
  ).toContain(
    '[data-scheme=auto]{--color-ink:var(--mortgage-dark-color-ink,#fff)}',
  );
  expect(toPart(site)).not.toHaveProperty('css');
});
