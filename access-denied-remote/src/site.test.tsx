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
