/** A page that navigates without reload, with a router of its own: `public/without-reload.js`. Source: docs/decisions/0013-navigation.md. */
import type { FastifyInstance } from 'fastify';
import { buildRegionPath } from 'mortgage-domain/places/region';
import { sendPage } from '../pages/render';
import type { ApiSettings } from 'reference-api/settings';

const withoutReloadPath = '/demo/without-reload/';

/** After a reload, each but the first is the server's own page at that address. */
const places = [
  { href: withoutReloadPath, text: 'Start' },
  { href: buildRegionPath('mortgage-rates', { path: 'ca/los-angeles' }), text: 'Los Angeles' },
  { href: buildRegionPath('refinance', { path: 'tx' }), text: 'Texas' },
];

export function withoutReload(server: FastifyInstance, settings: ApiSettings): void {
  server.get(withoutReloadPath, (_request, reply) =>
    sendPage(reply, settings, 'without-reload', {
      title: 'Without reload',
      text: "This page's router changes the address and this text. The header updates its regional menu, its current item and the return address of sign-in, and passes its links to these pages to the router.",
      places,
      embedConfig: { analyticsConsent: 'granted' },
    }),
  );
}
