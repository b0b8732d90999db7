/** The page behind "Advertise": what can be advertised, and where. Source: NAV-21, LAP-1, OPN-92. */
import type { FastifyInstance } from 'fastify';
import { lenderAdvertisingPath } from 'mortgage-domain/lenders/lenderPaths';
import { sendPage } from '../pages/render';
import type { DemoServerSettings } from 'reference-api/settings';

const offers = [
  {
    title: 'Lenders',
    text: 'Meet people who are looking for a local lender, or show your rates to those who compare them.',
    href: lenderAdvertisingPath,
    link: 'Advertise to borrowers',
  },
  {
    title: 'Agents',
    text: 'Be there when somebody asks about a home in your neighborhood.',
    href: '/premier-agent/agent-account/',
    link: 'Advertise to buyers and sellers',
  },
  {
    title: 'Landlords and property managers',
    text: 'Post a listing, and find out who would like to live in it.',
    href: '/rental-manager/post-a-listing',
    link: 'Advertise to renters',
  },
  {
    title: 'Brands',
    text: 'Campaigns for everybody who moves, with people who plan them with you.',
    href: '/z/partners/advertise/',
    link: 'See advertising partners',
  },
] as const;

export function advertisePage(server: FastifyInstance, settings: DemoServerSettings): void {
  server.get('/advertise/', (_request, reply) =>
    sendPage(reply, settings, 'advertise', { title: 'Advertise with us', offers }),
  );
}
