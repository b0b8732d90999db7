/** Source: specification 2.5; ledger NAV-19, OPN-9. */
import type { Menu } from './menu';
import { toLink } from '../links/link';

const reviews = (text: string, category: string) =>
  toLink(text, `/professionals/${category}-reviews`);

export const findAgentMenu = (): Menu => ({
  key: 'find-agent',
  text: 'Find an Agent',
  top: reviews('Find an agent', 'real-estate-agent'),
  groups: [
    {
      title: 'Find professionals',
      links: [
        reviews('Real estate agents', 'real-estate-agent'),
        reviews('Property managers', 'property-manager'),
        reviews('Home inspectors', 'home-inspector'),
        reviews('Real estate services', 'real-estate-services'),
        reviews('Home improvement', 'home-improvement'),
        reviews('Photographers', 'photographer'),
        toLink('Home builders', '/home-builders'),
      ],
    },
    {
      title: 'For agents',
      links: [
        toLink('Agent resources', '/agent-resources/'),
        toLink('Listing toolkit', '/agent-resources/toolkit/listings/'),
        toLink('Marketing toolkit', '/agent-resources/toolkit/marketing/'),
        toLink('Agent account', '/premier-agent/agent-account/'),
      ],
    },
  ],
});
