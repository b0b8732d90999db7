/** @jest-environment node */
import { openPageParts } from 'embed/site-parts';
import { renderShell } from 'remote-kit/shell';
import { remote } from './remote';
import { toPart } from './site';

it('PRS-11: the gate of a Spanish site says in Spanish what it does, and that it does', () => {
  const site = {
    slug: 'cedarline',
    productName: 'Cedarline',
    mainDomain: 'cedarline.example',
    homeLoansHost: 'loans.cedarline.example',
    partnerIds: { web: 'w', ios: 'i', android: 'a' },
    language: 'es-US',
  } as const;
  openPageParts(globalThis, { 'access-denied-remote': { id: 'es', ...toPart(site) } });
  const html = renderShell(remote);
  expect(html).toMatch(/^<div lang="es-US">/);
  expect(html).toContain('Verificando su acceso…');
});
