/** @jest-environment node */
import { openPageParts } from 'embed/site-parts';
import { renderShell } from 'remote-kit/shell';
import { findEmpty, spanishSite } from 'remote-kit/testing';
import { remote } from './remote';
import { toPart } from './site';
import { view } from './view';

it('PRS-11: the gate of a Spanish site is Spanish, and declares it', () => {
  openPageParts(globalThis, {
    'access-denied-remote': { id: 'es', ...toPart(spanishSite) },
  });
  const html = renderShell(remote, view);
  expect(html).toMatch(/^<div lang="es-US">/);
  expect(html).toContain('Verificando su acceso…');
  expect(findEmpty(html)).toEqual([]);
});

it('says in its static view that the check did not begin, with two ways on (F76)', () => {
  openPageParts(globalThis, {
    'access-denied-remote': { id: 'es', ...toPart(spanishSite) },
  });
  const html = renderShell(remote, view);
  expect(html).toMatch(
    /<p class="loading early"[^>]*>Verificando su acceso…<\/p><div class="unchecked late">/,
  );
  expect(html).toContain('No pudimos verificar su acceso</h1>');
  expect(html).toContain('<a class="quiet" href="">Volver a cargar la página');
  expect(html).toMatch(/<a class="primary[^"]*" href="\/user\/acct\/login\/"/);
  expect(html).toContain('<slot></slot>');
});
