/** @jest-environment node */
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
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
import { remote } from './remote';
import { specified, toPart } from './site';
import { view } from './view';

it('the menus of the specification are translated, all of them and nothing else', () => {
  expect(examineContent(specified, spanishContent)).toEqual(noMistakes);
});

describe('the header of a Spanish site', () => {
  openPageParts(globalThis, {
    'header-remote': { id: 'es', ...toPart(spanishSite) },
  });
  const html = renderShell(remote, view);

  it('PRS-11: is Spanish at first paint, and declares it', () => {
    expect(html).toMatch(/^<div lang="es-US">/);
    for (const text of [
      'Iniciar sesión',
      'Registrarse',
      'Comprar',
      'Hipotecas',
      'Ayuda',
    ]) {
      expect(html).toContain(`>${text}<`);
    }
    expect(findMistakes(html, spanishContent, english)).toEqual([]);
  });

  it('NAV-1: leads where the English one does', () => {
    const { main, help } = toPart(spanishSite);
    const hrefs = (menus: typeof main) =>
      menus.flatMap(({ top, groups }) => [
        top,
        ...groups.flatMap(({ links }) => links),
      ]);
    expect(hrefs(main).map(({ href }) => href)).toEqual(
      hrefs(toPart({ ...spanishSite, language: 'en-US' }).main).map(
        ({ href }) => href,
      ),
    );
    expect(help).toEqual({ key: 'help', text: 'Ayuda', href: '/help/' });
  });
});

it('CON-9: the mobile menu stays until the menus of the language fit, unless the site sets it', () => {
  const breakpointOf = (more: Partial<SiteFile>) =>
    toPart({ ...spanishSite, ...more }).breakpoint;
  expect(breakpointOf({})).toBe(1039);
  expect(breakpointOf({ breakpoint: 1200 })).toBe(1200);
  expect(breakpointOf({ language: 'en-US' })).toBeUndefined();
  expect(breakpointOf({ header: { main: [] } })).toBeUndefined();
});

it.each<[more: Partial<SiteFile>, asksFirst?: string]>([
  [{}, '/ajax/nav/UserNavAsync.htm?pageframe=true'],
  [{ paths: { accountSections: '/who' } }, '/who?pageframe=true'],
  [{ paths: { accountSections: '' } }, ''],
  [{ account: 'none' }, undefined],
  [{ bot: true }, undefined],
])(
  'EXT-3 OPN-134: the first call of the page host of a site with %j: %s',
  (more, asksFirst) => {
    expect(toPart({ ...spanishSite, ...more }).asksFirst).toBe(asksFirst);
  },
);

it('a site replaces single messages, and its own menus are left as they are', () => {
  const help = { text: 'Help', href: '/ayuda/' };
  const part = toPart({
    ...spanishSite,
    header: { help },
    messages: { 'header-remote': { join: 'Crear cuenta' } },
  });
  expect(part.messages.join).toBe('Crear cuenta');
  expect(part.messages.signIn).toBe('Iniciar sesión');
  expect(part.help).toEqual(help);
});

it('F13: a stamp from before there were messages leaves a header that can be read', () => {
  openPageParts(globalThis, {});
  const html = renderShell(remote, view);
  expect(html).toMatch(/^<div lang="en-US">/);
  expect(html).toContain('>Sign in<');
});

it("OPN-134: leads links by a path to the site's server", () => {
  const { home, help, main } = toPart({
    ...spanishSite,
    server: 'https://www.cedarline.example',
  });
  for (const href of [home, help.href, ...main.map(({ top }) => top.href)]) {
    expect(href).toMatch(/^https:\/\/www\.cedarline\.example\//);
  }
});
